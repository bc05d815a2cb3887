import { constants } from 'node:os';

type Stop = () => Promise<void> | void;

const stops: Stop[] = [];
let ending: Promise<void> | undefined;

/** Cleanup functions for the end of the benchmark; last one first. */
export function atEnd(stop: Stop): void {
  stops.push(stop);
}

/** Stops everything that was started. One failure must not keep the rest running. */
export function endAll(): Promise<void> {
  ending ??= (async () => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        process.stderr.write(`While ending: ${String(error)}\n`);
      }
    }
    ending = undefined;
  })();
  return ending;
}

/** On signals, stops the children and removes the folders first. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      void endAll().then(() => process.exit(128 + constants.signals[signal]));
    });
  }
}
