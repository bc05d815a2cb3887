import type { Disk } from 'flydrive';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { notFound } from '../../../../platform/errors.ts';
import { masterKey, pictureKey, pictureNameOf } from '../../../../platform/files/keys.ts';
import { writePicture } from '../../../../platform/files/store.ts';
import { type Rotation, renderRotated } from '../../../../platform/pictures/render.ts';
import type { Services } from '../../../../platform/services.ts';
import { inOneBatch, LARGEST_WIDTH, pictureUrlOf } from '../../../../platform/uploads/batch.ts';
import { removeUnusedUploadsOf } from '../../../../platform/uploads/remove.ts';
import { listingTag } from '../../../search/index.ts';
import { findPicture } from '../queries/find-picture.ts';
import { replacePicture } from './replace-picture.ts';

const QUARTER = 90;
const FULL = 360;

/**
 * Rotates one of the caller's own pictures by 90 degrees clockwise. The result has a new address,
 * to which their listings and draft change.
 * @returns its address
 * @throws ApiError 404 for pictures of others
 */
export async function rotatePicture(
  services: Services,
  actor: MemberActor,
  url: string,
): Promise<string> {
  const { db, clock, changes, files } = services;
  const from = pictureNameOf(url);
  const found = from === undefined ? undefined : await findPicture(db, actor.id, from);
  if (from === undefined || found === undefined) throw notFound();
  await services.limits.takeFor('uploads', String(actor.id));
  const master = await readMaster(files, from);
  const rotation = ((found.rotation + QUARTER) % FULL) as Rotation;
  const sizes = await renderRotated(master, rotation);
  const bytes = sizes.reduce((sum, { webp }) => sum + webp.length, master.length);

  const rotatedUrl = await inOneBatch(services, async (batch) => {
    const upload = { memberId: actor.id, kind: 'picture', bytes, rotation } as const;
    const rotated = await batch.store(upload, (name) => writePicture(files, name, master, sizes));
    const listingIds = await replacePicture(
      db,
      {
        memberId: actor.id,
        from,
        uploadId: found.uploadId,
        to: rotated.name,
        newUploadId: rotated.id,
      },
      clock.now(),
    );
    if (listingIds.length > 0) changes.emit(listingIds.map(listingTag));
    return pictureUrlOf(rotated.name);
  });
  await removeUnusedUploadsOf(services, actor.id);
  return rotatedUrl;
}

/** Demo pictures have no original: the largest size is used. */
async function readMaster(files: Disk, name: string): Promise<Buffer> {
  for (const key of [masterKey(name), pictureKey(name, LARGEST_WIDTH)]) {
    if (await files.exists(key)) return Buffer.from(await files.getBytes(key));
  }
  throw notFound();
}
