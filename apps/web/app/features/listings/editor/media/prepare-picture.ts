import { PICTURE_MAX_BYTES } from '@crewpad/domain';
import { FileFault } from './file-fault.ts';
import { fitting, LONGEST_SIDE } from './fitting.ts';

const QUALITY = 0.9;

/**
 * The picture as it is sent. What is heavier or wider than the site can use is scaled down, turned
 * as the camera was held; all else is sent as it is.
 * @throws FileFault for what is no picture, or cannot be read and is too large to be sent
 */
export async function preparePicture(file: File): Promise<Blob> {
  if (!isPicture(file)) throw new FileFault('file_is_not_a_picture');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) {
    // A kind that this browser cannot draw: the server may know it.
    if (file.size <= PICTURE_MAX_BYTES) return file;
    throw new FileFault('picture_cannot_be_read');
  }
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
    if (isSmall && file.size <= PICTURE_MAX_BYTES) return file;
    return await drawn(bitmap);
  } finally {
    bitmap.close();
  }
}

/** By what the system says of it; where it says nothing, the server looks into it. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'));
}

async function drawn(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fitting(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new FileFault('picture_cannot_be_read');
  // JPEG knows no transparency.
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
