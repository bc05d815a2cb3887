import { fork } from 'node:child_process';
import { unavailable } from '../errors.ts';
import { WorkQueue } from '../work-queue.ts';
import type { DocumentFault } from './scan.ts';

const CHILD = new URL('./inspect-child.ts', import.meta.url);
const TIMEOUT_MS = 8000;
const HEAP_MB = 128;
const YOUNG_HEAP_MB = 16;
const AT_ONCE = 1;
const MOST_WAITING = 20;
const queue = new WorkQueue(AT_ONCE, MOST_WAITING);

/** What the child process reports. */
interface Verdict {
  fault?: DocumentFault;
}

/**
 * Checks a member's PDF; undefined if it is safe. Reads it in a separate process with little memory
 * and a time limit, to protect the server.
 * @throws ApiError 503 when the queue is full
 */
export function inspectDocument(
  bytes: Buffer,
  timeout = TIMEOUT_MS,
): Promise<DocumentFault | undefined> {
  return queue.run(() => inspectApart(bytes, timeout));
}

function inspectApart(bytes: Buffer, timeout: number): Promise<DocumentFault | undefined> {
  const child = fork(CHILD, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
    // Without secrets that a document could read.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let verdict: Verdict = { fault: 'document_cannot_be_read' };
    child.once('message', (message) => {
      verdict = message as Verdict;
    });
    // The machine cannot start another process.
    child.once('error', () => reject(unavailable()));
    // If it was killed at a limit, it has reported nothing. The next one starts after this one has ended.
    child.once('exit', () => resolve(verdict.fault));
    // If it dies early, its exit is the report.
    child.send(bytes, () => {});
  });
}
