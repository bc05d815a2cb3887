import { parentPort, workerData } from 'node:worker_threads';
import { inspectObjects } from './objects.ts';
import { scanDocument } from './scan.ts';

const bytes = Buffer.from(workerData as Uint8Array);
const fault = scanDocument(bytes) ?? (await inspectObjects(bytes));
parentPort?.postMessage(fault);
