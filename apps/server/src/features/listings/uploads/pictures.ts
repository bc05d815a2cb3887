import type { Disk } from 'flydrive';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { masterKey, pictureKey, pictureNameOf } from '../../../platform/files/keys.ts';
import { writePicture } from '../../../platform/files/store.ts';
import { type Rotation, renderRotated } from '../../../platform/pictures/render.ts';
import type { Services } from '../../../platform/services.ts';
import { inOneBatch, LARGEST_WIDTH, pictureUrlOf } from '../../../platform/uploads/batch.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { refreshUploadUse } from '../../../platform/uploads/use.ts';
import { listingTag, refreshListings } from '../../search/index.ts';
import { findPicture } from './uploads.queries.ts';

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
  const picture = from === undefined ? undefined : await findPicture(db, actor.id, from);
  if (from === undefined || picture === undefined) throw notFound();
  await services.limits.takeFor('uploads', String(actor.id));
  const master = await readMaster(files, from);
  const rotation = ((picture.rotation + QUARTER) % FULL) as Rotation;
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
        uploadId: picture.uploadId,
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

interface Replacement {
  memberId: number;
  /** Name of the old picture. */
  from: string;
  /** Its upload; undefined if it was not uploaded. */
  uploadId: number | undefined;
  /** Name and upload of the new picture. */
  to: string;
  newUploadId: number;
}

/**
 * Replaces one picture by another in all listings and the draft of a member, in one transaction.
 * `updated_at` and the draft's version stay, because no typed text is lost.
 * @returns the listings that show it
 * @throws ApiError 404 if the old one was replaced or removed in the meantime
 */
function replacePicture(db: Db, replacement: Replacement, now: Date): Promise<number[]> {
  const { memberId, from, uploadId, to, newUploadId } = replacement;
  return transaction(db, async (trx) => {
    await lockMember(trx, memberId);
    if (uploadId !== undefined) {
      const old = await trx
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', uploadId)
        .where('state', '=', 'kept')
        .forUpdate()
        .executeTakeFirst();
      if (old === undefined) throw notFound();
    }
    await sql`
      update uploads set state = 'kept', turned_from = coalesce(
        (select turned_from from uploads where id = ${uploadId ?? null}), '{}') || ${`pictures/${from}`}::text
      where id = ${newUploadId}`.execute(trx);
    const before = `/files/pictures/${from}/`;
    const after = `/files/pictures/${to}/`;
    const { rows } = await sql<{ id: number }>`
      update listings l set
        images = replace(l.images::text, ${before}, ${after})::jsonb,
        thumbnail = replace(l.thumbnail, ${before}, ${after})
      where l.user_id = ${memberId}
        and (position(${before} in l.images::text) > 0 or starts_with(l.thumbnail, ${before}))
      returning l.id`.execute(trx);
    await sql`
      update listing_drafts set form = replace(form::text, ${before}, ${after})::jsonb
      where member_id = ${memberId} and position(${before} in form::text) > 0`.execute(trx);
    await refreshUploadUse(trx, memberId, now);
    const ids = rows.map(({ id }) => id);
    await refreshListings(trx, ids, now);
    return ids;
  });
}
