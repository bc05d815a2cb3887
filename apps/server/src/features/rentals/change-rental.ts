import type { ApiError } from '@crewpad/contract';
import type { RentalAction } from '@crewpad/domain';
import { sql, type Updateable } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import type { ChangeSummary } from '../../platform/database/column-types.ts';
import { sqlState } from '../../platform/database/faults.ts';
import { lockListings, lockRentals } from '../../platform/database/locks.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { notFound, Refusal, refusal } from '../../platform/errors.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import type { Services } from '../../platform/services.ts';
import type { Text } from '../../platform/texts.ts';
import { refreshListings } from '../search/index.ts';
import { termsChanged } from './hooks.ts';
import { can, type MemberAction } from './policy.ts';
import {
  findStoredRental,
  getRental,
  getStoredRental,
  type StoredRental,
} from './rentals.queries.ts';
import { roomAndBed, summarizeSettlement, withWholeTimes } from './summarize.ts';

/** The changes of one step. */
export interface RentalChange {
  set: Updateable<Database['rentals']>;
  /**
   * For the history, in whole cents, as a diff or a function that computes it. undefined: another
   * entry says it all.
   */
  summary?:
    | ChangeSummary
    | ((before: StoredRental, after: StoredRental) => ChangeSummary | undefined);
  reason?: string | null;
  /** Leaves the step out of the history, for example for a private note. */
  isPrivate?: boolean;
  /** Whether the offer is unchanged: a tenant who has it on screen can still accept it. */
  keepsVersion?: boolean;
  /** The name of the step in the history, if it differs from the policy's action. */
  action?: RentalAction;
  /** Recipients of an email about the step. */
  notify?: readonly ('lister' | 'tenant')[];
}

export type RentalServices = Pick<Services, 'db' | 'clock'>;

/**
 * Runs one step in the life of a rental in one transaction: locks the listing and the rental,
 * checks the policy, changes the row, writes the history, and refreshes the listing's derived rows.
 * @param work returns the changes; undefined for none. It may order emails
 * @returns the rental after the step
 * @throws ApiError 404 for rentals of others, 403 for the other party, 409 for the wrong state
 */
export async function changeRental(
  { db, clock }: RentalServices,
  actor: MemberActor,
  id: number,
  action: MemberAction,
  work: (trx: Trx, rental: StoredRental, now: Date) => Promise<RentalChange | undefined>,
): Promise<StoredRental> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rental = await lockRental(trx, id);
    if (rental === undefined) throw notFound();
    enforce(can(actor, action, rental));
    const change = await work(trx, rental, now);
    if (change === undefined) return rental;
    const by = actor.id === rental.lister_id ? 'lister' : 'tenant';
    return applyChange(trx, rental, change, { action, actor: by, actorId: actor.id, now });
  });
}

/** Locks a rental and, before it, its listing: the order of all commands. */
export async function lockRental(trx: Trx, id: number): Promise<StoredRental | undefined> {
  await lockListings(trx, sql`l.id = (select listing_id from rentals where id = ${id})`);
  await lockRentals(trx, id);
  return findStoredRental(trx, id);
}

interface Step {
  action: string;
  actor: 'lister' | 'tenant' | 'system' | 'admin';
  actorId: number | null;
  now: Date;
}

/** Stores a step of a locked rental, and refreshes the listing's derived rows. */
export async function applyChange(
  trx: Trx,
  before: StoredRental,
  change: RentalChange,
  step: Step,
): Promise<StoredRental> {
  const after = await writeChange(trx, before, change, step);
  if (change.isPrivate) return after;
  // An invitation can move to another crash pad.
  await refreshListings(trx, [...new Set([before.listing_id, after.listing_id])], step.now);
  return after;
}

/** The columns that determine the days and amount of rent. */
const REBILLED = ['status', 'checkout_date', 'rental_amount', 'payment_date'];

/** The columns that the calendar file of a stay depends on. */
const IN_CALENDAR = ['status', 'checkout_date', 'checkout_time'];

/**
 * Stores a step of a locked rental without refreshing its listing: for batches, whose caller does.
 */
export async function writeChange(
  trx: Trx,
  before: StoredRental,
  change: RentalChange,
  step: Step,
): Promise<StoredRental> {
  const { set, summary = {}, reason = null, isPrivate = false, keepsVersion = isPrivate } = change;
  const isNewAutopay = set.auto_pay !== undefined && set.auto_pay !== before.auto_pay;
  // Always later than before, even if the clock was set back, because readers compare it.
  const updated_at = new Date(Math.max(step.now.getTime(), before.updated_at.getTime() + 1));
  await trx
    .updateTable('rentals')
    .set({
      ...(isNewAutopay && { autopay_since: step.now, autopay_ended_at: null }),
      ...set,
      ...(before.status === 'accepted' &&
        IN_CALENDAR.some((column) => column in set) && {
          calendar_sequence: sql<number>`calendar_sequence + 1`,
        }),
      ...(!keepsVersion && { updated_at }),
    })
    .where('id', '=', before.id)
    .execute();
  if (before.status === 'accepted' && REBILLED.some((column) => column in set)) {
    for (const bill of termsChanged) await bill(trx, before.id, step.now);
  }
  const after = await getStoredRental(trx, before.id);
  if (isPrivate) return after;
  const changes = typeof summary === 'function' ? summary(before, after) : summary;
  if (changes === undefined) return after;
  const settlement =
    'checkout_date' in set ? summarizeSettlement(await getRental(trx, before.id)) : {};
  const action = change.action ?? step.action;
  const whole = withWholeTimes(changes, before, after);
  const entry = { ...step, action, summary: { ...whole, ...settlement }, reason };
  const historyId = await recordHistory(trx, after, entry);
  const mails = (change.notify ?? []).map((to) => ({
    order: { mail: 'rental_step' as const, historyId, to },
  }));
  await orderMails(trx, mails, step.now);
  return after;
}

/** Adds a row to a rental's history. @returns its id */
export async function recordHistory(
  trx: Trx,
  rental: StoredRental,
  step: Step & { summary?: ChangeSummary; reason?: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('rental_history')
    .values({
      rental_id: rental.id,
      lister_id: rental.lister_id,
      actor_id: step.actorId,
      actor: step.actor,
      action: step.action,
      change_summary: JSON.stringify(step.summary ?? {}),
      reason: step.reason ?? null,
      status: rental.status,
      room_and_bed: roomAndBed(rental),
      created_at: step.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The dates of a stay; open-ended without a check-out. */
export interface BedStay {
  bed_id: number;
  start_date: string;
  start_time: string;
  checkout_date: string | null;
  checkout_time: string | null;
}

const EXCLUSION_VIOLATION = '23P01';

/**
 * The caller has locked the listing, so the answer holds until the transaction ends.
 * @param exceptId the rental of this stay
 * @throws ApiError 409 BED_TAKEN if another stay has one of the days, or ends later on the first
 * day
 */
export async function requireFreeBed(
  trx: Trx,
  stay: BedStay,
  exceptId: number | null,
): Promise<void> {
  const { start_date, start_time, checkout_date, checkout_time } = stay;
  const { rows } = await sql<{ start_date: string; checkout_date: string | null }>`
    select start_date, checkout_date from rentals
    where bed_id = ${stay.bed_id} and status in ('pending', 'accepted') and not isempty(stay)
      and id is distinct from ${exceptId}::integer
      and (
        stay && daterange(${start_date}::date, case when ${checkout_date}::date is not null
          then greatest(${start_date}::date, ${checkout_date}::date) end)
        or checkout_date = ${start_date}::date and checkout_time > ${start_time}
        or start_date = ${checkout_date}::date and start_time < ${checkout_time}
      )
    order by start_date limit 1`.execute(trx);
  const [other] = rows;
  if (other !== undefined) {
    throw bedTaken(whenTaken(other, start_date), laterOf(start_date, other.start_date));
  }
  await requireNotHeld(trx, stay);
  await requireNotBlocked(trx, stay);
}

/** @throws ApiError 409 BED_TAKEN if the bed is held for someone on the waitlist */
async function requireNotHeld(
  trx: Trx,
  { bed_id, checkout_date }: Pick<BedStay, 'bed_id' | 'checkout_date'>,
): Promise<void> {
  const { rows } = await sql`
    select from bed_stays
    where bed_id = ${bed_id} and offer_id is not null
      and lower(stay) < coalesce(${checkout_date}::date, 'infinity')`.execute(trx);
  if (rows.length === 0) return;
  throw refusal(409, 'BED_TAKEN', 'rentals:bed_held');
}

interface TakenDays {
  start_date: string;
  checkout_date: string | null;
}

/** What has one of these days of a bed: a rental, a hold or a block. */
async function findTaken(
  trx: Trx,
  bedId: number,
  { from, until }: { from: string; until: string | null },
  condition = sql<boolean>`true`,
): Promise<TakenDays | undefined> {
  const { rows } = await sql<TakenDays>`
    select lower(stay)::text as start_date, upper(stay)::text as checkout_date from bed_stays
    where bed_id = ${bedId} and ${condition}
      and stay && daterange(${from}::date,
        case when ${until}::date is not null then greatest(${from}::date, ${until}::date) end)
    order by lower(stay) limit 1`.execute(trx);
  return rows[0];
}

/** @throws ApiError 409 BED_TAKEN with the day if the lister blocked the bed */
async function requireNotBlocked(
  trx: Trx,
  { bed_id, start_date: from, checkout_date: until }: BedStay,
): Promise<void> {
  const block = await findTaken(trx, bed_id, { from, until }, sql`block_id is not null`);
  if (block === undefined) return;
  const days = { from: midnight(block.start_date), until: midnight(block.checkout_date ?? from) };
  throw bedTaken(
    ({ t, day }) =>
      t('rentals:bed_blocked', { from: day(days.from, 'UTC'), until: day(days.until, 'UTC') }),
    laterOf(from, block.start_date),
  );
}

/**
 * For days without a person; the caller has locked the listing.
 * @throws ApiError 409 BED_TAKEN with the day of a stay, a hold or a block
 */
export async function requireUnusedBed(
  trx: Trx,
  bedId: number,
  days: { from: string; until: string },
): Promise<void> {
  const other = await findTaken(trx, bedId, days);
  if (other === undefined) return;
  const taken_on = laterOf(days.from, other.start_date);
  const date = midnight(taken_on);
  throw bedTaken(({ t, day }) => t('rentals:bed_not_free', { day: day(date, 'UTC') }), taken_on);
}

const laterOf = (a: string, b: string) => (a > b ? a : b);

/** Runs a command that assigns a bed: of two concurrent ones, the constraint rejects one. */
export async function withOneStayPerBed<T>(command: () => Promise<T>): Promise<T> {
  try {
    return await command();
  } catch (error) {
    throw sqlState(error) === EXCLUSION_VIOLATION ? bedTaken() : error;
  }
}

export function bedTaken(text: Text = 'rentals:bed_taken', taken_on?: string): ApiError {
  return new Refusal(409, {
    ...{ text, error_code: 'BED_TAKEN' },
    ...(taken_on !== undefined && { taken_on }),
  });
}

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

function whenTaken(
  other: { start_date: string; checkout_date: string | null },
  start: string,
): Text {
  const { start_date, checkout_date } = other;
  if (start_date > start) {
    return ({ t, day }) => t('rentals:bed_taken_from', { day: day(midnight(start_date), 'UTC') });
  }
  if (checkout_date === null) return 'rentals:bed_taken';
  return ({ t, day }) => t('rentals:bed_taken_until', { day: day(midnight(checkout_date), 'UTC') });
}
