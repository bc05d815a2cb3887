import type { contract } from '@crewpad/contract';
import type { AdPlace } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { type AdminCall, refreshPictures, takePicture } from '../editing.ts';
import { type AdRow, findAd } from './ads.queries.ts';

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
    const fields = Object.entries(change).filter(([, value]) => value !== undefined);
    const stored = { title, picture, target, places, from, to };
    const form: AdForm = { ...stored, ...Object.fromEntries(fields) };
    checkDays(form);
    const current = { url: before.picture, memberId: before.picture_member_id };
    const storedPicture = await takePicture(trx, form.picture, {
      ...by,
      field: 'picture',
      before: current,
    });
    await trx
      .updateTable('ads')
      .set({ ...columnsOf(form), picture_member_id: storedPicture.memberId ?? by.adminId })
      .where('id', '=', id)
      .execute();
    await refreshPictures(trx, [current, storedPicture], by.now);
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
  const action = `ad.${verb}` as const;
  return audit(trx, { action, actorId: adminId, memberId: null, address, details, at: now });
}

/** An ad runs from the start of its first day to the end of its last one, in UTC. */
const isRunning = (day: string): RawBuilder<boolean> => sql<boolean>`
  a.removed_at is null and a.starts_on <= ${day}::date and coalesce(a.ends_on, 'infinity') >= ${day}::date`;

export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * One of the ads running in a place, rotated evenly. Counts the view in the same statement, so that
 * exactly the answered views are counted.
 * @returns null if none is booked
 */
export async function showAd(
  db: Db,
  place: AdPlace,
  now: Date,
): Promise<contract.content.PlacedAd | null> {
  const day = utcDay(now);
  const { rows } = await sql<contract.content.PlacedAd>`
    with shown as materialized (
      select a.id, a.title, a.picture, a.target from ads a
      where ${isRunning(day)} and ${place} = any (a.places)
      order by random() limit 1
    ), counted as (
      insert into ad_days as d (ad_id, day, views) select id, ${day}::date, 1 from shown
      on conflict (ad_id, day) do update set views = d.views + 1
    )
    select * from shown`.execute(db);
  return rows[0] ?? null;
}

/**
 * Counts a click on a running ad, once per network and day.
 * @param visitor an irreversible hash
 * @returns undefined if no such ad is running
 */
export async function countClick(
  db: Db,
  { id, visitor, now }: { id: number; visitor: string; now: Date },
): Promise<{ counted: boolean } | undefined> {
  const day = utcDay(now);
  const { rows } = await sql<{ counted: boolean }>`
    with running as materialized (
      select a.id from ads a where a.id = ${id} and ${isRunning(day)}
    ), first as (
      insert into ad_clicks (ad_id, day, visitor) select id, ${day}::date, ${visitor} from running
      on conflict do nothing returning ad_id
    ), counted as (
      insert into ad_days as d (ad_id, day, clicks) select ad_id, ${day}::date, 1 from first
      on conflict (ad_id, day) do update set clicks = d.clicks + 1
    )
    select exists (select from first) as counted from running`.execute(db);
  return rows[0];
}

/** Deletes the hashes of clicks before today. */
export async function deleteOldClicks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('ad_clicks').where('day', '<', utcDay(now)).execute();
}
