import { instantAt } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { OldData } from '../../../platform/old-data.ts';
import { refreshListings } from '../../search/index.ts';
import { applyChange, writeChange } from '../change-rental.ts';
import { listingsToLock, rentalsDeleting } from '../hooks.ts';
import { findStoredRentals, type StoredRental } from '../rentals.queries.ts';
import { agreedCheckout, type CheckoutTime, endingOf } from './check-out.ts';
import { leaving } from './steps.ts';

/** The end of a rental or an invitation; old rows have only the time of their last change. */
const ENDED = sql`coalesce(r.ended_at, r.updated_at)`;
const HAS_CONTACT = sql`r.status in ('ended', 'cancelled', 'declined') and r.email <> ''`;
/** What the history quotes of the columns that are emptied. */
const QUOTED = [
  'email',
  'phone_number',
  'country_code',
  'airline',
  'job_position',
  'note_agreement',
];

/** Rentals read through several tables: smaller batches. */
const RENTALS = 50;

/** Empties how to reach somebody who no longer rents, or who never accepted. */
const contacts = (what: 'tenant_contacts' | 'invitations'): OldData => {
  const isInvitation = what === 'invitations';
  const quoted = isInvitation ? [...QUOTED, 'first_name', 'last_name'] : QUOTED;
  return {
    what,
    async deleteSome(trx, before, limit) {
      const { rows } = await sql<{ id: number }>`
        select r.id from rentals r
        where ${HAS_CONTACT} and ${ENDED} < ${before}::timestamptz
          and (r.accepted_at is null) = ${sql.lit(isInvitation)}
        order by ${ENDED} limit ${limit} for update skip locked`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await trx
        .updateTable('rentals')
        .set({
          ...(isInvitation && { first_name: '', last_name: '' }),
          email: '',
          phone_number: null,
          country_code: null,
          airline: null,
          job_position: null,
          note_agreement: '',
        })
        .where('id', 'in', [0, ...ids])
        .execute();
      await sql`
        update rental_history set change_summary = change_summary - ${quoted}::text[]
        where rental_id = any (${ids}::integer[]) and change_summary ?| ${quoted}::text[]`.execute(
        trx,
      );
      return ids.length;
    },
  };
};

/** Whole rentals with their history and money, once all of it is old enough. */
const wholeRentals: OldData = {
  what: 'bookkeeping',
  async deleteSome(trx, before, limit) {
    const { rows } = await sql<{ id: number }>`
      select r.id from rentals r
      where r.status in ('ended', 'cancelled', 'declined') and ${ENDED} < ${before}::timestamptz
        and not exists (
          select from obligations o
          where o.rental_id = r.id and (o.updated_at >= ${before}::timestamptz
            or o.status in ('collecting', 'action_required')))
        and not exists (
          select from manual_payments p
          where p.rental_id = r.id
            and greatest(p.created_at, p.voided_at) >= ${before}::timestamptz)
      order by ${ENDED} limit ${Math.min(RENTALS, limit)} for update skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const among = sql`any (${ids}::integer[])`;
    for (const clear of rentalsDeleting) await clear(trx, ids);
    for (const table of ['rental_terms', 'rental_history'] as const) {
      await sql`delete from ${sql.table(table)} where rental_id = ${among}`.execute(trx);
    }
    await sql`update reviews set rental_id = null where rental_id = ${among}`.execute(trx);
    await sql`delete from rentals where id = ${among}`.execute(trx);
    // A full batch means that there may be more.
    return ids.length === RENTALS ? limit : ids.length;
  },
};

/** What rentals and invitations hold about people, in the order of its terms. */
export const oldRentals: readonly OldData[] = [
  contacts('invitations'),
  contacts('tenant_contacts'),
  wholeRentals,
];

interface AgreedEnd {
  id: number;
  listing_id: number;
  at: Date;
}

interface AgreedRow extends Omit<AgreedEnd, 'at'> {
  checkout_date: string;
  checkout_time: string;
  time_zone: string;
}

/**
 * Accepted rentals, or pending invitations, whose agreed check-out is in a range, earliest first.
 * The database query is generous; hours that daylight saving skips or repeats are resolved here.
 */
export async function findAgreedEnds(
  db: Db,
  status: 'accepted' | 'pending',
  after: Date | null,
  until: Date,
): Promise<AgreedEnd[]> {
  const agreed = sql`(checkout_date + coalesce(checkout_time, '00:00')::time) at time zone time_zone`;
  const { rows } = await sql<AgreedRow>`
    select id, listing_id, checkout_date, coalesce(checkout_time, '00:00') as checkout_time, time_zone
    from rentals
    where status = ${status} and checkout_date <= (${until}::timestamptz at time zone 'UTC')::date + 1
      and ${agreed} <= ${until}::timestamptz + interval '3 hours'
      and (${after}::timestamptz is null or ${agreed} > ${after}::timestamptz - interval '3 hours')
  `.execute(db);
  return rows
    .map(({ id, listing_id, checkout_date, checkout_time, time_zone }) => ({
      id,
      listing_id,
      at: instantAt(checkout_date, checkout_time, time_zone),
    }))
    .filter(({ at }) => at <= until && (after === null || at > after))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
}

/** Batch size of rentals per transaction. */
const BATCH = 50;

/**
 * Ends the rentals whose agreed check-out has passed. Skips rows locked by others.
 * @returns how many ended
 */
export async function endDueStays(db: Db, now: Date): Promise<number> {
  const due = await findAgreedEnds(db, 'accepted', null, now);
  let ended = 0;
  for (let at = 0; at < due.length; at += BATCH) {
    const batch = due.slice(at, at + BATCH);
    ended += await transaction(db, (trx) => endBatch(trx, batch, now));
  }
  return ended;
}

async function endBatch(trx: Trx, batch: readonly AgreedEnd[], now: Date): Promise<number> {
  const rentals = await lockDueRentals(trx, batch);
  const over = rentals.flatMap((rental) => {
    const agreed = agreedCheckout(rental);
    // Read again under the lock: another check-out may have been agreed.
    if (rental.status !== 'accepted' || agreed === undefined) return [];
    const at = instantAt(agreed.checkout_date, agreed.checkout_time, rental.time_zone);
    return at <= now ? [{ rental, agreed, at }] : [];
  });
  for (const item of over) await endStay(trx, item, now);
  const listings = new Set(over.map(({ rental }) => rental.listing_id));
  await refreshListings(
    trx,
    [...listings].sort((a, b) => a - b),
    now,
  );
  return over.length;
}

async function endStay(
  trx: Trx,
  { rental, agreed, at }: { rental: StoredRental; agreed: CheckoutTime; at: Date },
  now: Date,
): Promise<void> {
  const change = endingOf(rental, agreed, { closedAs: 'checked_out', at });
  await writeChange(trx, rental, change, { action: 'end', actor: 'system', actorId: null, now });
}

/** Listings before rentals, the lock order of all commands. */
async function lockDueRentals(trx: Trx, batch: readonly AgreedEnd[]): Promise<StoredRental[]> {
  const { rows: listings } = await sql<{ id: number }>`
    select id from listings where id = any (${batch.map((item) => item.listing_id)}::integer[])
    order by id for no key update skip locked`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from rentals
    where id = any (${batch.map(({ id }) => id)}::integer[]) and status = 'accepted'
      and listing_id = any (${listings.map(({ id }) => id)}::integer[])
    order by id for update skip locked`.execute(trx);
  return findStoredRentals(
    trx,
    rows.map(({ id }) => id),
  );
}

/** Rentals `r` that closing an account ends or declines: see declineAllInvitations. */
const concerned = (memberId: number) => sql<boolean>`(
  r.user_id = ${memberId} and r.status in ('accepted', 'pending')
  or r.user_id is null and r.status = 'pending' and r.email = (
    select email from members where id = ${memberId} and email_verified_at is not null))`;

/**
 * Locks the rentals of a member who closes their account, their invitations, the listings of both,
 * and those that other features change: the order of all commands.
 */
export async function lockRented(trx: Trx, memberId: number): Promise<void> {
  const others = [...listingsToLock].map(({ ofMember }) => sql`union ${ofMember(memberId)}`);
  await lockListings(
    trx,
    sql`l.id in (
      select r.listing_id from rentals r where ${concerned(memberId)}
      ${sql.join(others, sql` `)}
    )`,
  );
  await lockRentals(trx, concerned(memberId));
}

/** Ends all rentals of a member who closes their account. */
export async function leaveAll(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from rentals where user_id = ${memberId} and status = 'accepted' order by id`.execute(
    trx,
  );
  const rentals = await findStoredRentals(
    trx,
    rows.map(({ id }) => id),
  );
  for (const rental of rentals) {
    const step = { action: 'leave', actor: 'tenant', actorId: memberId, now } as const;
    await applyChange(trx, rental, leaving(rental, now), step);
  }
}
