import { fork } from 'node:child_process';
import { unavailable } from '../errors.ts';
import { WorkQueue } from '../work-queue.ts';
import type { DocumentFault } from './scan.ts';

const CHILD = new URL('./inspect-child.ts', import.meta.url);
/** A process starts slowly on a busy machine, which is no fault of the document. */
const LONGEST_MS = { start: 30_000, reading: 8000 };
const HEAP_MB = 128;
const YOUNG_HEAP_MB = 16;
const AT_ONCE = 1;
const MOST_WAITING = 20;
const queue = new WorkQueue(AT_ONCE, MOST_WAITING);

/** What the child process reports: that it has started, then what it found. */
type Report = 'started' | { fault?: DocumentFault };

/**
 * Checks a member's PDF; undefined if it is safe. Reads it in a separate process with little memory
 * and a time limit, to protect the server.
 * @throws ApiError 503 when the queue is full, or no process starts
 */
export function inspectDocument(
  bytes: Buffer,
  longest: Partial<typeof LONGEST_MS> = {},
): Promise<DocumentFault | undefined> {
  return queue.run(() => inspectApart(bytes, { ...LONGEST_MS, ...longest }));
}

function inspectApart(
  bytes: Buffer,
  longest: typeof LONGEST_MS,
): Promise<DocumentFault | undefined> {
  const child = fork(CHILD, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
    // Without secrets that a document could read.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  return new Promise((resolve, reject) => {
    let report: Report | undefined;
    let timer = setTimeout(end, longest.start);
    child.on('message', (message: Report) => {
      report = message;
      if (report !== 'started') return;
      clearTimeout(timer);
      timer = setTimeout(end, longest.reading);
      // If it dies early, its exit is the report.
      child.send(bytes, () => {});
    });
    // The machine cannot start another process.
    child.once('error', () => reject(unavailable()));
    // If it was killed at a limit, it has reported nothing. The next one starts after this one has ended.
    child.once('exit', () => {
      clearTimeout(timer);
      if (report === undefined) reject(unavailable());
      else resolve(report === 'started' ? 'document_cannot_be_read' : report.fault);
    });
  });
}
