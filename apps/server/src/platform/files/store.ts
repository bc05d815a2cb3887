import type { Disk } from 'flydrive';
import type { PictureSize } from '../pictures/render.ts';
import { documentKey, masterKey, pictureKey } from './keys.ts';

/** One year: the content of a key never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const WEBP = { contentType: 'image/webp', cacheControl: CACHE_CONTROL };

/** Writes a rendered picture. */
export async function writePicture(
  files: Disk,
  name: string,
  master: Buffer,
  sizes: readonly PictureSize[],
): Promise<void> {
  await files.put(masterKey(name), master, WEBP);
  for (const { width, webp } of sizes) await files.put(pictureKey(name, width), webp, WEBP);
}

/** Stores a document unchanged; it is served as an attachment. */
export async function writeDocument(files: Disk, name: string, bytes: Buffer): Promise<void> {
  await files.put(documentKey(name), bytes, {
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
    cacheControl: CACHE_CONTROL,
  });
}
