import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../work-queue.ts';
import type { DocumentFault } from './scan.ts';

const WORKER = new URL('./inspect-worker.ts', import.meta.url);
const TIMEOUT_MS = 8000;
const HEAP_MB = 128;
const YOUNG_HEAP_MB = 16;
const AT_ONCE = 1;
const MOST_WAITING = 20;
const queue = new WorkQueue(AT_ONCE, MOST_WAITING);

/**
 * What is wrong with a PDF that a member sent; undefined: nothing. It is read in a thread of its own,
 * with little memory and not for long, so that no file stops the others.
 * @throws ApiError 503 when too many are waiting
 */
export function inspectDocument(bytes: Buffer): Promise<DocumentFault | undefined> {
  return queue.run(() => inspectApart(bytes));
}

async function inspectApart(bytes: Buffer): Promise<DocumentFault | undefined> {
  const worker = new Worker(WORKER, {
    workerData: bytes,
    resourceLimits: {
      maxOldGenerationSizeMb: HEAP_MB,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
    },
  });
  const { promise, resolve } = Promise.withResolvers<DocumentFault | undefined>();
  const timer = setTimeout(() => resolve('document_cannot_be_read'), TIMEOUT_MS);
  worker.once('message', resolve);
  worker.once('error', () => resolve('document_cannot_be_read'));
  worker.once('exit', () => resolve('document_cannot_be_read'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
