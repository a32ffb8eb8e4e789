// The line to one worker: questions go out one at a time, and may be hung up on.
import { Cancelled } from './engine';
import type { Bridge } from './bridge';

/** What the bridge can be asked, by name. */
export type Verb = Exclude<keyof Bridge, symbol>;
export type Question<V extends Verb = Verb> = { readonly verb: V; readonly asked: Parameters<Bridge[V]> };
export type Reply = { readonly answer: unknown } | { readonly error: string };

/** Whoever answers: a Web Worker, or a test's stand-in. One question at a time, each replied to once. */
export interface Answerer {
  ask(question: Question, onReply: (reply: Reply) => void): void;
  /** Ends it, whatever it is at. */
  end(): void;
}

export type Hire = () => Answerer;

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A worker is hired for the first question and kept; one that is hung up on is replaced. */
export class Line {
  #answerer: Answerer | null = null;
  #waiting: Waiting[] = [];

  constructor(readonly hire: Hire) {}

  /** Answers come in the order of the questions. */
  ask<V extends Verb>(verb: V, ...asked: Parameters<Bridge[V]>): Promise<ReturnType<Bridge[V]>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question: { verb, asked } as Question, resolve, reject });
      if (this.#waiting.length === 1) this.#askNext();
    });
  }

  /** Withdraws all that has been asked and not answered. */
  hangUp() {
    if (this.#waiting.length === 0) return;
    this.#answerer?.end();
    this.#answerer = null;
    for (const { reject } of this.#waiting.splice(0)) reject(new Cancelled());
  }

  #askNext() {
    const first = this.#waiting[0];
    if (!first) return;
    this.#answerer ??= this.hire();
    const answerer = this.#answerer;
    answerer.ask(first.question, (reply) => {
      if (answerer !== this.#answerer) return; // it was hung up on
      this.#waiting.shift();
      if ('error' in reply) first.reject(new Error(reply.error));
      else first.resolve(reply.answer as never);
      this.#askNext();
    });
  }
}
