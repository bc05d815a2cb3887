import type { Upload } from './upload-queue.ts';

/** The number of files that can still be added. Refused files are not stored and do not count. */
export function remainingFiles(
  most: number,
  filesNow: number,
  uploads: readonly Pick<Upload, 'state'>[],
): number {
  const uploading = uploads.filter(({ state }) => state !== 'failed').length;
  return Math.max(0, most - filesNow - uploading);
}

/** The selected files that fit, in order. Files refused before upload always fit. */
export function fittingFiles<T>(
  files: readonly T[],
  room: number,
  isRefused: (file: T) => boolean,
): T[] {
  let remaining = room;
  return files.filter((file) => {
    if (isRefused(file)) return true;
    remaining -= 1;
    return remaining >= 0;
  });
}
