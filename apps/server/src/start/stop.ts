import type { Log } from '../platform/log.ts';

/** How long running work may take to finish before connections are closed. */
const DRAIN_MS = 8000;
/** The process exits so long after it began to drain, even if work is still running. */
const LIMIT_MS = 10_000;

interface Stopping {
  log: Log;
  /** From now on health refuses, so that balancers send new requests elsewhere. */
  announce(): void;
  /** How long balancers may take to notice; requests are answered as before. */
  noticeMs: number;
  /** Refuses new work and resolves when all running work has ended. */
  drain(): Promise<void>;
  /** Closes the connections of unfinished work. */
  cut(): void;
  /**
   * Closes the dependencies of the drained work, in this order; a failure does not stop the others.
   */
  closings: readonly (() => Promise<void>)[];
}

/**
 * Exits with 0 on SIGTERM or SIGINT, after running work has finished or timed out. Only SIGTERM,
 * which orchestrators send, is announced first. During startup it exits immediately.
 * @returns a function for registering, once the server runs, what must finish before exit
 */
export function stopOnSignal(): (stopping: Stopping) => void {
  let toStop: Stopping | undefined;
  let isStopping = false;
  const stop = (signal: string) => {
    // Launchers and users may send a second signal; it is ignored.
    if (isStopping) return;
    isStopping = true;
    if (toStop === undefined) return process.exit(0);
    const { log, announce, noticeMs } = toStop;
    const notice = signal === 'SIGTERM' ? noticeMs : 0;
    log.info({ signal }, 'stopping');
    announce();
    setTimeout(() => process.exit(0), notice + LIMIT_MS);
    void finish(toStop, notice).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  return (stopping) => {
    toStop = stopping;
  };
}

async function finish({ log, drain, cut, closings }: Stopping, noticeMs: number): Promise<void> {
  if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  const timer = setTimeout(() => {
    log.warn('closing connections that did not end in time');
    cut();
  }, DRAIN_MS);
  for (const close of [drain, ...closings]) {
    try {
      await close();
    } catch (error) {
      log.error({ err: error }, 'closing failed');
    }
  }
  clearTimeout(timer);
  log.info('stopped');
}
