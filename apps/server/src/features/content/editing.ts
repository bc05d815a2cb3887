import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../http/pipeline/context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { invalidInput } from '../../platform/errors.ts';
import { lockUploads } from '../../platform/uploads/rows.ts';
import { refreshUploadUse } from '../../platform/uploads/use.ts';

/** The admin who changes site content, for the audit trail. */
export interface AdminCall {
  adminId: number;
  address: string;
  now: Date;
}

export function adminCall({ actor, address }: MemberContext, clock: Clock): AdminCall {
  return { adminId: actor.id, address, now: clock.now() };
}

/** A picture shown on the site, and its uploader; null if it was not uploaded. */
export interface SitePicture {
  url: string | null;
  memberId: number | null;
}

/** The addresses of a member's uploads that the feed and the ads show. */
export const publishedPictures = (memberId: number): RawBuilder<unknown> => sql`
  select image from feed_items where picture_member_id = ${memberId}
  union all
  select picture from ads where picture_member_id = ${memberId} and removed_at is null`;

/**
 * Validates the picture to store: the previous one, or an upload of the admin, which stays locked
 * until the transaction ends.
 * @throws ApiError 422 if it is neither
 */
export async function takePicture(
  trx: Trx,
  url: string | null,
  { field, adminId, before }: { field: string; adminId: number; before: SitePicture },
): Promise<SitePicture> {
  if (url === before.url) return before;
  if (url === null) return { url, memberId: null };
  const foreign = await lockUploads(trx, adminId, 'picture', [url]);
  if (foreign.length > 0) throw invalidInput({ [field]: ['picture_is_not_yours'] });
  return { url, memberId: adminId };
}

/** Marks the shown uploads as used, and removes those no longer shown. */
export async function refreshPictures(
  trx: Trx,
  pictures: readonly SitePicture[],
  now: Date,
): Promise<void> {
  const members = new Set(pictures.flatMap(({ memberId }) => memberId ?? []));
  for (const id of [...members].sort((a, b) => a - b)) await refreshUploadUse(trx, id, now);
}

/** Site content stays when the account of the admin who uploaded it closes. */
export async function keepPublishedPictures(trx: Trx, memberId: number): Promise<void> {
  await sql`
    update uploads u set state = 'kept'
    from (${publishedPictures(memberId)}) shown (url)
    where u.member_id = ${memberId} and u.state = 'removing'
      and starts_with(shown.url, '/files/' || u.key || '/')`.execute(trx);
}
