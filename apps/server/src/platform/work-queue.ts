import { unavailable } from './errors.ts';

/**
 * Limits how many expensive tasks run in parallel and how many wait, so that a flood of them
 * neither fills the memory nor blocks everything else.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws ApiError 503 when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot goes directly to the next task, so that no other call takes it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw unavailable();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
