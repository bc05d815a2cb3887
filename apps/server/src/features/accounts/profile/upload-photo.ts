import type { UploadedFile } from '../../../http/pipeline/context.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inOneBatch, pictureUrlOf, storePicture } from '../../../platform/uploads/batch.ts';
import { updatePhoto } from './commands/update-photo.ts';

/**
 * Stores the only picture of a form and sets it as the member's picture.
 * @returns its address
 */
export function uploadPhoto(
  services: Services,
  memberId: number,
  files: AsyncIterable<UploadedFile>,
  field: string,
): Promise<string> {
  return inOneBatch(services, async (batch) => {
    let stored: { id: number; name: string } | undefined;
    for await (const { bytes: file } of files) {
      stored = await storePicture(services, batch, { memberId, file, field });
    }
    if (stored === undefined) throw invalidInput({ [field]: ['file_is_required'] });
    const url = pictureUrlOf(stored.name);
    const photo = { memberId, uploadId: stored.id, url };
    await updatePhoto(services.db, photo, services.clock.now());
    return url;
  });
}
