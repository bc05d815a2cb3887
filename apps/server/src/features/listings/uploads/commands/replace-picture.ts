import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMember } from '../../../../platform/database/locks.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import { refreshUploadUse } from '../../../../platform/uploads/use.ts';
import { refreshListings } from '../../../search/index.ts';

export interface Replacement {
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
export function replacePicture(db: Db, replacement: Replacement, now: Date): Promise<number[]> {
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
