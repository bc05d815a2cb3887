import type { contract } from '@crewpad/contract';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../../platform/errors.ts';
import type { AdminCall } from '../../admin-call.ts';
import { refreshPictures, takePicture } from '../../commands/site-pictures.ts';
import { type AdRow, findAd } from '../queries/list-ads.ts';

type AdForm = contract.content.AdForm;
type Change = { [field in keyof AdForm]?: AdForm[field] | undefined };

/**
 * Books an ad.
 * @throws ApiError 422 if it ends before it starts, or the picture is not an upload of this admin
 */
export function createAd(db: Db, form: AdForm, by: AdminCall): Promise<AdRow> {
  checkDays(form);
  return transaction(db, async (trx) => {
    const before = { url: null, memberId: null };
    const picture = await takePicture(trx, form.picture, { ...by, field: 'picture', before });
    const { id } = await trx
      .insertInto('ads')
      .values({ ...columnsOf(form), picture_member_id: by.adminId, created_at: by.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await refreshPictures(trx, [picture], by.now);
    await record(trx, 'created', by, { id, ...form });
    return mustFind(trx, id);
  });
}

/**
 * Changes the given fields of an ad.
 * @throws ApiError 404; 422 as above
 */
export function updateAd(
  db: Db,
  { id, change }: { id: number; change: Change },
  by: AdminCall,
): Promise<AdRow> {
  return transaction(db, async (trx) => {
    const before = await mustFind(trx, id, true);
    const { title, picture, target, places, from, to } = before;
    const sent = Object.entries(change).filter(([, value]) => value !== undefined);
    const stored = { title, picture, target, places, from, to };
    const form: AdForm = { ...stored, ...Object.fromEntries(sent) };
    checkDays(form);
    const shown = { url: before.picture, memberId: before.picture_member_id };
    const taken = await takePicture(trx, form.picture, { ...by, field: 'picture', before: shown });
    await trx
      .updateTable('ads')
      .set({ ...columnsOf(form), picture_member_id: taken.memberId ?? by.adminId })
      .where('id', '=', id)
      .execute();
    await refreshPictures(trx, [shown, taken], by.now);
    await record(trx, 'updated', by, { id, ...change });
    return mustFind(trx, id);
  });
}

/**
 * Deletes an ad. Its row stays for the export.
 * @throws ApiError 404
 */
export function deleteAd(db: Db, id: number, by: AdminCall): Promise<void> {
  return transaction(db, async (trx) => {
    const { title, picture, picture_member_id } = await mustFind(trx, id, true);
    await trx.updateTable('ads').set({ removed_at: by.now }).where('id', '=', id).execute();
    await refreshPictures(trx, [{ url: picture, memberId: picture_member_id }], by.now);
    await record(trx, 'deleted', by, { id, title });
  });
}

async function mustFind(trx: Trx, id: number, forUpdate = false): Promise<AdRow> {
  const row = await findAd(trx, id, forUpdate);
  if (row === undefined) throw notFound();
  return row;
}

function checkDays({ from, to }: AdForm): void {
  if (to !== null && to < from) throw invalidInput({ to: ['end_is_before_start'] });
}

function columnsOf({ from, to, ...fields }: AdForm) {
  return { ...fields, starts_on: from, ends_on: to };
}

function record(
  trx: Trx,
  verb: 'created' | 'updated' | 'deleted',
  { adminId, address, now }: AdminCall,
  details: Record<string, unknown>,
): Promise<void> {
  const action = `ad.${verb}`;
  return audit(trx, { action, actorId: adminId, memberId: null, address, details, at: now });
}
