/** The only source of time: tests and the test control set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A running clock with an offset, for the test control. */
export class AdjustableClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  set(now: Date): void {
    this.#offsetMs = now.getTime() - Date.now();
  }

  advance(seconds: number): void {
    this.#offsetMs += seconds * 1000;
  }
}
