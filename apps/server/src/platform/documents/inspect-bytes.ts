import { inspectObjects } from './objects.ts';
import { type DocumentFault, scanDocument, type UnfoldLimits } from './scan.ts';

/** Checks a PDF in this process. A hostile one may use all its memory and time. */
export async function inspectBytes(
  bytes: Buffer,
  limits?: UnfoldLimits,
): Promise<DocumentFault | undefined> {
  return scanDocument(bytes, limits) ?? (await inspectObjects(bytes));
}
