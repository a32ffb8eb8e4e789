// Keeps the page for when there is no network. The build fills in the names of its files and a digest of
// them; this script is not part of the bundle.
const cacheName = 'queens-studio-DIGEST';
const files = FILES;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('queens-studio-') && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Files have a digest in their name, so the cache is right whenever it has one. The page itself comes
// from the network while there is one. What was not kept at first, as the Bengali font, is kept once used.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? fromNetwork(request) : fromCache(request));
});

async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok) (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

async function fromCache(request) {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function fromNetwork(request) {
  return fetchAndKeep(request).catch(async () => (await caches.match('./')) ?? Response.error());
}
