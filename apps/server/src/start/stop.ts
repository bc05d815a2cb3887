import type { Log } from '../platform/log.ts';

/** What is begun is let to its end for so long; then connections are cut. */
const DRAIN_MS = 8000;
/** By then the process has ended, whatever still hangs. */
const LIMIT_MS = 10_000;

interface Stopping {
  log: Log;
  /** Refuses what is new and resolves when all that was begun has ended. */
  drain(): Promise<void>;
  /** Cuts what did not end. */
  cut(): void;
  /** Writes down and closes what the drained work needed; in this order, each whatever befalls another. */
  closings: readonly (() => Promise<void>)[];
}

/**
 * Ends the process on SIGTERM or SIGINT with 0: everything begun is finished, or cut after a while.
 * While it still starts, it ends at once: nobody was promised anything.
 * @returns what is told, once the server is up, what there is to finish.
 */
export function stopOnSignal(): (stopping: Stopping) => void {
  let toStop: Stopping | undefined;
  let isStopping = false;
  const stop = (signal: string) => {
    // A second signal comes from launchers and impatient people; it changes nothing.
    if (isStopping) return;
    isStopping = true;
    if (toStop === undefined) process.exit(0);
    toStop.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), LIMIT_MS);
    void finish(toStop).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  return (stopping) => {
    toStop = stopping;
  };
}

async function finish({ log, drain, cut, closings }: Stopping): Promise<void> {
  const timer = setTimeout(() => {
    log.warn('not everything ended in time; cut');
    cut();
  }, DRAIN_MS);
  for (const close of [drain, ...closings]) {
    try {
      await close();
    } catch (error) {
      log.error({ err: error }, 'stopping');
    }
  }
  clearTimeout(timer);
  log.info('stopped');
}
