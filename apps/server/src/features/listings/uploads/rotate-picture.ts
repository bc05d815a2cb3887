import type { Disk } from 'flydrive';
import type { MemberActor } from '../../../platform/actor.ts';
import { notFound } from '../../../platform/errors.ts';
import { keepPicture } from '../../../platform/files/keep.ts';
import { masterKey, pictureKey, pictureNameOf } from '../../../platform/files/keys.ts';
import { type Rotation, renderTurned } from '../../../platform/pictures/render.ts';
import type { Services } from '../../../platform/services.ts';
import { replacePicture } from './commands/replace-picture.ts';
import { findPicture } from './queries/find-picture.ts';
import { removeUnusedUploads } from './remove-uploads.ts';
import { inOneBatch, LARGEST, pictureUrlOf } from './uploads.ts';

const QUARTER = 90;
const FULL = 360;

/**
 * Turns one of the caller's own pictures to the right. The turned one has a new address, which his
 * listings show from then on.
 * @returns its address
 * @throws ApiError 404 for all that is not his
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
  const sizes = await renderTurned(master, rotation);
  const bytes = sizes.reduce((sum, { webp }) => sum + webp.length, master.length);

  const turnedUrl = await inOneBatch(services, async (batch) => {
    const upload = { memberId: actor.id, kind: 'picture', bytes, rotation } as const;
    const turned = await batch.store(upload, (name) => keepPicture(files, name, master, sizes));
    const listingIds = await replacePicture(
      db,
      {
        memberId: actor.id,
        from,
        uploadId: found.uploadId,
        to: turned.name,
        newUploadId: turned.id,
      },
      clock.now(),
    );
    if (listingIds.length > 0) changes.emit(listingIds);
    return pictureUrlOf(turned.name);
  });
  await removeUnusedUploads(db, files, clock.now(), actor.id).catch((error: unknown) => {
    services.log.warn({ err: error }, 'a picture that was turned could not be removed yet');
  });
  return turnedUrl;
}

/** Pictures that came with the product have no master: their largest size serves. */
async function readMaster(files: Disk, name: string): Promise<Buffer> {
  for (const key of [masterKey(name), pictureKey(name, LARGEST)]) {
    if (await files.exists(key)) return Buffer.from(await files.getBytes(key));
  }
  throw notFound();
}
