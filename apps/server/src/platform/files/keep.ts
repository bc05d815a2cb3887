import type { Disk } from 'flydrive';
import type { PictureSize } from '../pictures/render.ts';
import { documentKey, masterKey, pictureKey } from './keys.ts';

/** One year; what stands under a key never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const WEBP = { contentType: 'image/webp', cacheControl: CACHE_CONTROL };

/** Stores a rendered picture. */
export async function keepPicture(
  files: Disk,
  name: string,
  master: Buffer,
  sizes: readonly PictureSize[],
): Promise<void> {
  await files.put(masterKey(name), master, WEBP);
  for (const { width, webp } of sizes) await files.put(pictureKey(name, width), webp, WEBP);
}

/** Stores a document as it came; it is served as an attachment. */
export async function keepDocument(files: Disk, name: string, bytes: Buffer): Promise<void> {
  await files.put(documentKey(name), bytes, {
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
    cacheControl: CACHE_CONTROL,
  });
}
