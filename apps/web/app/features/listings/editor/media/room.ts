import type { Upload } from './upload-queue.ts';

/** Files that can still be added. What was refused is not kept, so it takes no room. */
export function roomLeft(
  most: number,
  kept: number,
  uploads: readonly Pick<Upload, 'state'>[],
): number {
  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  return Math.max(0, most - kept - underWay);
}

/** Of chosen files those that fit, in their order. One that is refused at sight fits always. */
export function fittingFiles<T>(
  files: readonly T[],
  room: number,
  isRefused: (file: T) => boolean,
): T[] {
  let left = room;
  return files.filter((file) => {
    if (isRefused(file)) return true;
    left -= 1;
    return left >= 0;
  });
}
