import { PICTURE_MAX_BYTES } from '@crewpad/domain';
import { FileFault } from './file-fault.ts';

/** The longer side, in pixels, of stored pictures: larger ones need not be sent. */
const LONGEST_SIDE = 2560;

/** The upload size of a picture: unchanged, or scaled down in proportion. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

const QUALITY = 0.9;

/**
 * Prepares a picture for upload: scales down what is larger than the site can use, with the
 * camera's rotation; anything else is sent unchanged.
 * @throws FileFault for files that are not pictures, or are unreadable and too large to send
 */
export async function preparePicture(file: File): Promise<Blob> {
  if (!isPicture(file)) throw new FileFault('file_is_not_a_picture');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) {
    // A format that this browser cannot decode: the server may.
    if (file.size <= PICTURE_MAX_BYTES) return file;
    throw new FileFault('picture_cannot_be_read');
  }
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
    if (isSmall && file.size <= PICTURE_MAX_BYTES) return file;
    return await drawPicture(bitmap);
  } finally {
    bitmap.close();
  }
}

/** By the system's type; without one, the server checks the content. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'));
}

async function drawPicture(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fitSize(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new FileFault('picture_cannot_be_read');
  // JPEG has no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (blob === null) throw new FileFault('picture_cannot_be_read');
  return blob;
}
