import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { announceChanges } from '../../../platform/events.ts';
import { type AdminCall, refreshPictures, type SitePicture, takePicture } from '../editing.ts';
import { type EditedFeedRow, findEditedFeed } from './feed.queries.ts';

type FeedForm = contract.content.FeedForm;
type Change = { [field in keyof FeedForm]?: FeedForm[field] | undefined };

const NO_PICTURE: SitePicture = { url: null, memberId: null };

/**
 * Adds an event or a special offer.
 * @throws ApiError 422 if it ends before it starts, or the picture is not an upload of this admin
 */
export function createFeedItem(
  db: Db,
  kind: FeedKind,
  form: FeedForm,
  by: AdminCall,
): Promise<EditedFeedRow> {
  checkDays(form);
  return transaction(db, async (trx) => {
    const picture = await takePicture(trx, form.image, {
      ...by,
      field: 'image',
      before: NO_PICTURE,
    });
    const { id } = await trx
      .insertInto('feed_items')
      .values({ ...columnsOf(form), kind, picture_member_id: picture.memberId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await refreshPictures(trx, [picture], by.now);
    await record(trx, kind, 'created', by, { id, ...form });
    return mustFind(trx, kind, id);
  });
}

/**
 * Changes the given fields of an event or a special offer.
 * @throws ApiError 404; 422 as above
 */
export function updateFeedItem(
  db: Db,
  kind: FeedKind,
  { id, change }: { id: number; change: Change },
  by: AdminCall,
): Promise<EditedFeedRow> {
  return transaction(db, async (trx) => {
    const before = await mustFind(trx, kind, id, true);
    const form = merged(before, change);
    checkDays(form);
    const current: SitePicture = { url: before.image, memberId: before.picture_member_id };
    const picture = await takePicture(trx, form.image, { ...by, field: 'image', before: current });
    await trx
      .updateTable('feed_items')
      .set({ ...columnsOf(form), picture_member_id: picture.memberId })
      .where('id', '=', id)
      .execute();
    await refreshPictures(trx, [current, picture], by.now);
    await record(trx, kind, 'updated', by, { id, ...change });
    return mustFind(trx, kind, id);
  });
}

/** @throws ApiError 404 */
export function deleteFeedItem(db: Db, kind: FeedKind, id: number, by: AdminCall): Promise<void> {
  return transaction(db, async (trx) => {
    const before = await mustFind(trx, kind, id, true);
    await trx.deleteFrom('feed_items').where('id', '=', id).execute();
    const current = { url: before.image, memberId: before.picture_member_id };
    await refreshPictures(trx, [current], by.now);
    await record(trx, kind, 'deleted', by, { id, title: before.title, city: before.city });
  });
}

async function mustFind(trx: Trx, kind: FeedKind, id: number, forUpdate = false) {
  const row = await findEditedFeed(trx, kind, id, forUpdate);
  if (row === undefined) throw notFound();
  return row;
}

/** The stored item merged with the changed fields. */
function merged(row: EditedFeedRow, change: Change): FeedForm {
  const { kind: _kind, id: _id, miles: _miles, picture_member_id: _member, ...fields } = row;
  const title = Object.entries(row.title).map(([key, value]) => ({ key, value }));
  const stored = { ...fields, title } as FeedForm;
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(entries) };
}

function checkDays({ start_date, end_date, start_time, end_time }: FeedForm): void {
  if (end_date < start_date) throw invalidInput({ end_date: ['end_is_before_start'] });
  if (end_date === start_date && end_time < start_time) {
    throw invalidInput({ end_time: ['end_is_before_start'] });
  }
}

function columnsOf({ title, ...fields }: FeedForm) {
  const names = Object.fromEntries(title.map(({ key, value }) => [key, value]));
  return { ...fields, title: JSON.stringify(names) };
}

/** Pages of any city can show it. */
async function record(
  trx: Trx,
  kind: FeedKind,
  verb: 'created' | 'updated' | 'deleted',
  { adminId, address, now }: AdminCall,
  details: Record<string, unknown>,
): Promise<void> {
  const action = `${kind}.${verb}` as const;
  await audit(trx, { action, actorId: adminId, memberId: null, address, details, at: now });
  await announceChanges(trx, 'all');
}
