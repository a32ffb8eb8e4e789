// What a page does with scripts: another theme than the system's, and the search, whose index is a script that is
// loaded when somebody looks for something, so that both work from a disk too. Without scripts neither is shown.
"use strict";

const script = document.currentScript;
const root = document.documentElement;

function stored(theme) {
  try {
    if (theme) localStorage.setItem("queens-theme", theme);
    return localStorage.getItem("queens-theme");
  } catch {
    return null; // a browser that stores nothing
  }
}

if (stored()) root.dataset.theme = stored();

function switchTheme() {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  stored(root.dataset.theme);
}

var searchIndex; // [address, page, heading, text], set by search-index.js

function loadIndex() {
  loadIndex.done ??= new Promise((resolve) => {
    const index = document.createElement("script");
    index.src = script.dataset.base + "/search-index.js";
    index.onload = resolve;
    document.head.append(index);
  });
  return loadIndex.done;
}

/** The sections that have all words, those first that have them in their headings. */
function find(question) {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [];
  for (const [address, page, heading, text] of searchIndex) {
    const lower = text.toLowerCase();
    const title = (page + " " + heading).toLowerCase();
    let score = 0;
    const all = words.every((word) => {
      const here = title.includes(word) ? 10 : lower.includes(word) ? 1 : 0;
      score += here;
      return here > 0;
    });
    if (all && words.length) found.push({ address, page, heading, score, near: excerpt(text, lower.indexOf(words[0])) });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, 12);
}

function excerpt(text, place) {
  const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, place - 30)));
  return text.slice(from, from + 120);
}

function show(list, results) {
  list.replaceChildren(...results.map(({ address, page, heading, near }) => {
    const link = document.createElement("a");
    link.href = script.dataset.base + "/" + address;
    link.textContent = heading && heading !== page ? `${page}: ${heading}` : page;
    const small = document.createElement("small");
    small.textContent = near;
    link.append(small);
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
  if (!results.length) {
    const item = document.createElement("li");
    item.className = "none";
    item.textContent = "Nothing found";
    list.append(item);
  }
}

addEventListener("DOMContentLoaded", () => {
  const button = document.getElementById("theme");
  button.hidden = false;
  button.addEventListener("click", switchTheme);

  // Where pages stand beside the text, this one is in the middle of them.
  const contents = document.getElementById("contents");
  const here = contents.querySelector("[aria-current]");
  if (here) contents.scrollTop = here.offsetTop - contents.clientHeight / 2;

  const form = document.querySelector("form[role=search]");
  const list = document.getElementById("found");
  const input = form.elements.q;
  form.hidden = false;
  async function search() {
    await loadIndex();
    list.hidden = !input.value.trim();
    if (!list.hidden) show(list, find(input.value));
  }
  input.addEventListener("focus", loadIndex);
  input.addEventListener("input", search);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await search();
    list.querySelector("a")?.click();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") list.hidden = true;
    if (event.key === "/" && document.activeElement === document.body) {
      event.preventDefault();
      input.focus();
    }
  });
  addEventListener("click", (event) => {
    if (!form.contains(event.target)) list.hidden = true;
  });
});
