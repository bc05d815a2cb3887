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

/** What the child tells. */
interface Verdict {
  fault?: DocumentFault;
}

/**
 * What is wrong with a PDF that a member sent; undefined: nothing. It is read in a process of its own,
 * with little memory and not for long: whatever it does there, the server lives on.
 * @throws ApiError 503 when too many are waiting
 */
export function inspectDocument(bytes: Buffer): Promise<DocumentFault | undefined> {
  return queue.run(() => inspectApart(bytes));
}

function inspectApart(bytes: Buffer): Promise<DocumentFault | undefined> {
  const child = fork(CHILD, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
    // It knows nothing that a document could get hold of.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let verdict: Verdict = { fault: 'document_cannot_be_read' };
    child.once('message', (told) => {
      verdict = told as Verdict;
    });
    // The machine has no room for another process.
    child.once('error', () => reject(unavailable()));
    // Killed at a limit, it has told nothing. The next one begins when this one is gone.
    child.once('exit', () => resolve(verdict.fault));
    // When it dies early its end tells all.
    child.send(bytes, () => {});
  });
}
