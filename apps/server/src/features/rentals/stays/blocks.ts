import type { contract } from '@crewpad/contract';
import { instantAt, LISTING_STATUS, localDate } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import { timeZoneOf } from '../../listings/index.ts';
import { refreshListings } from '../../search/index.ts';
import { type RentalServices, requireUnusedBed, withOneStayPerBed } from '../change-rental.ts';

/** A block is a stay without a person: it has a row in `bed_stays`, as rentals and holds do. */

/**
 * Blocks a bed from a day until another, which is free again.
 * @throws ApiError 404 for beds of others; 409 BED_TAKEN if a stay, a hold or a block has one of the
 * days; 422 if it begins before today at the crash pad
 */
export function blockBed(
  { db, clock }: RentalServices,
  actor: MemberActor,
  bedId: number,
  { from, until, note }: contract.rentals.BlockForm,
): Promise<contract.rentals.BedBlock> {
  const now = clock.now();
  return withOneStayPerBed(() =>
    transaction(db, async (trx) => {
      const { listingId, timeZone } = await lockOwnBed(trx, actor.id, bedId);
      if (from < localDate(now, timeZone)) {
        throw invalidInput({ from: ['date_is_before_today'] });
      }
      await requireUnusedBed(trx, bedId, { from, until });
      const begins_at = instantAt(from, '00:00', timeZone);
      const { id } = await trx
        .insertInto('bed_blocks')
        .values({
          ...{ bed_id: bedId, from_date: from, until_date: until, note: note ?? '' },
          ...{ begins_at, ends_at: instantAt(until, '00:00', timeZone), created_at: now },
          state: begins_at <= now ? 'current' : 'coming',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`
        insert into bed_stays (bed_id, stay, block_id)
        values (${bedId}, daterange(${from}::date, ${until}::date), ${id})`.execute(trx);
      await refreshListings(trx, [listingId], now);
      return { id, bed_id: bedId, from, until, note: note ?? '' };
    }),
  );
}

/** Removes a block. @throws ApiError 404 for blocks of others */
export function unblockBed(
  { db, clock }: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<void> {
  return transaction(db, async (trx) => {
    const [listing] = await lockListings(
      trx,
      sql`l.user_id = ${actor.id} and l.id = (
        select b.listing_id from bed_blocks k join beds b on b.id = k.bed_id where k.id = ${id})`,
    );
    if (listing === undefined) throw notFound();
    const { numDeletedRows } = await trx
      .deleteFrom('bed_blocks')
      .where('id', '=', id)
      .executeTakeFirst();
    // Another call removed it.
    if (numDeletedRows === 0n) throw notFound();
    await refreshListings(trx, [listing.id], clock.now());
  });
}

/** @throws ApiError 404 unless it is a bed of a listing of the lister */
export async function requireOwnBed(db: Db, listerId: number, bedId: number): Promise<void> {
  const { rows } = await sql`select from ${ownBed(listerId, bedId)}`.execute(db);
  if (rows.length === 0) throw notFound();
}

const ownBed = (listerId: number, bedId: number) => sql`
  beds b join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
  join listings l on l.id = b.listing_id
  where b.id = ${bedId} and b.status = 'ACTIVE' and l.user_id = ${listerId}
    and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`;

async function lockOwnBed(trx: Trx, listerId: number, bedId: number) {
  await lockListings(trx, sql`l.id = (select l.id from ${ownBed(listerId, bedId)})`);
  const { rows } = await sql<{ listingId: number; timeZone: string }>`
    select l.id as "listingId", ${timeZoneOf} as "timeZone"
    from ${ownBed(listerId, bedId)}`.execute(trx);
  const [bed] = rows;
  if (bed === undefined) throw notFound();
  return bed;
}

/** Empties the notes of a lister who closes their account. */
export async function emptyBlockNotes(trx: Trx, memberId: number): Promise<void> {
  await sql`
    update bed_blocks k set note = '' from beds b join listings l on l.id = b.listing_id
    where b.id = k.bed_id and l.user_id = ${memberId} and k.note <> ''`.execute(trx);
}

/** Turns blocks that begin or end, so that counts of free beds are those of today. */
export function blockJobs({ db, clock }: RentalServices): JobDefinition[] {
  return [
    {
      name: 'turn-blocks',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => turnBlocks(db, clock.now()),
      nextDue: (after, until) => nextTurn(db, after, until),
    },
  ];
}

const isDue = (now: Date) => sql<boolean>`
  (k.state = 'coming' and k.begins_at <= ${now} or k.state <> 'over' and k.ends_at <= ${now})`;

async function turnBlocks(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ listing_id: number }>`
    select distinct b.listing_id from bed_blocks k join beds b on b.id = k.bed_id
    where ${isDue(now)} order by b.listing_id`.execute(db);
  for (const { listing_id } of rows) {
    await transaction(db, async (trx) => {
      await lockListings(trx, listing_id);
      await sql`
        update bed_blocks k set state = case when k.ends_at <= ${now} then 'over' else 'current' end
        from beds b
        where b.id = k.bed_id and b.listing_id = ${listing_id} and ${isDue(now)}`.execute(trx);
      await refreshListings(trx, [listing_id], now);
    });
  }
}

async function nextTurn(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(begins_at) from bed_blocks
        where state = 'coming' and begins_at > ${after} and begins_at <= ${until}),
      (select min(ends_at) from bed_blocks
        where state <> 'over' and ends_at > ${after} and ends_at <= ${until})
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
