import { CARD_AMOUNT_MIN, COLLECTION } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockObligations, lockRentals } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';
import { type Billing, OPEN_STATUSES, obligations, whileHeld } from '../../billing/index.ts';
import {
  type Credit,
  listCredit,
  listRentToBalance,
  listUnbalanced,
  listWaitingRests,
  lockRestingRent,
  type RestingRent,
} from './settlement.queries.ts';

interface Balancing {
  now: Date;
  /** Rows under this process's lease, whose payment intents are closed. */
  held?: readonly number[];
}

/**
 * Applies credit and waiting rests to the open rent of locked rentals. Rows in flight, or with a
 * payment intent, are left to the job.
 */
export async function balanceRent(
  trx: Trx,
  rentalIds: readonly number[],
  balancing: Balancing,
): Promise<void> {
  for (const id of await listUnbalanced(trx, rentalIds)) await balanceOne(trx, id, balancing);
}

/** The same for open rent that had an attempt in flight when the money came. */
export async function balanceOpenRent(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  const now = clock.now();
  for (const { rentalId, intents } of await listRentToBalance(db, now)) {
    try {
      await whileHeld(billing, intents, (rows) =>
        transaction(db, async (trx) => {
          await lockRentals(trx, rentalId);
          await balanceOne(trx, rentalId, { now, held: rows.map(({ id }) => id) });
        }),
      );
    } catch (error) {
      log.warn({ err: error, rental: rentalId }, 'could not apply credit; will retry');
    }
  }
}

async function balanceOne(
  trx: Trx,
  rentalId: number,
  { now, held = [] }: Balancing,
): Promise<void> {
  const rows = await lockRestingRent(trx, rentalId, { held, now });
  // A row that is only a rest is paid first, so that its rest finds the next one.
  const open = await payRests(trx, rows, now);
  await carryRests(trx, rentalId, open, now);
  const credits = await listCredit(trx, rentalId);
  if (credits.length === 0) return;
  for (const row of open) await applyCredit(trx, { rentalId, row, credits }, now);
  await carryRests(trx, rentalId, await payRests(trx, open, now), now);
}

/** Marks rows as paid of which only a rest is left. @returns the others */
async function payRests(trx: Trx, rows: readonly RestingRent[], now: Date): Promise<RestingRent[]> {
  const open: RestingRent[] = [];
  for (const row of rows) {
    const isRest = row.settled_cents > 0 && row.left_cents < CARD_AMOUNT_MIN;
    if (!isRest) open.push(row);
    else await obligations.settle(trx, row.id, { owner: null, leftCents: row.left_cents, now });
  }
  return open;
}

/** Each row takes the rest of one earlier row, so that its line can name that one. */
async function carryRests(
  trx: Trx,
  rentalId: number,
  rows: readonly RestingRent[],
  now: Date,
): Promise<void> {
  const rests = await listWaitingRests(trx, rentalId);
  for (const row of rows.filter((item) => item.carried_cents === 0)) {
    const rest = rests.shift();
    if (rest === undefined) return;
    row.carried_cents = rest.cents;
    row.left_cents += rest.cents;
    const carried = { carried_cents: rest.cents, carried_from_id: rest.id };
    await obligations.change(trx, row.id, { ...carried, updated_at: now });
  }
}

/** Covers a row with the oldest credit, by pairs of allocations. Both sides are told of a paid one. */
async function applyCredit(
  trx: Trx,
  { rentalId, row, credits }: { rentalId: number; row: RestingRent; credits: Credit[] },
  now: Date,
): Promise<void> {
  let last: number | undefined;
  for (const credit of credits) {
    const cents = Math.min(credit.cents, row.left_cents);
    if (cents === 0) continue;
    credit.cents -= cents;
    row.left_cents -= cents;
    row.settled_cents += cents;
    const { manual_payment_id, request_obligation_id } = credit;
    const source = { manual_payment_id, request_obligation_id, rental_id: rentalId };
    const [, added] = await trx
      .insertInto('allocations')
      .values([
        { ...source, use: 'credit', amount_cents: -cents, created_at: now },
        {
          ...source,
          use: 'rent',
          obligation_id: row.id,
          amount_cents: cents,
          created_at: now,
        },
      ])
      .returning('id')
      .execute();
    last = added?.id;
  }
  if (last === undefined) return;
  await obligations.settle(trx, row.id, { owner: null, leftCents: row.left_cents, now });
  if (row.left_cents >= CARD_AMOUNT_MIN) return;
  const order = { mail: 'rent_covered' as const, allocationId: last };
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { ...order, to },
    key: `rent_covered:${last}:${to}`,
  }));
  await orderMails(trx, mails, now);
}

interface Replacement {
  /** The rent row whose days are unpaid again. Its charge stays recorded. */
  replaced: number;
  /** The provider's id of the dispute, or the number of the voided entry. */
  cause: string;
  amountCents: number;
  now: Date;
}

const COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'payee_id',
  'rental_id',
  'period_from',
  'period_to',
  'amount_cents',
  'due_at',
  'status',
  'collection',
  'late_from',
  'replaces_id',
  'replaces_cause',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * Opens rent for days that became unpaid again although a card had paid them: by hand, late at
 * once. There is one row for each replaced row and cause, however often this is called.
 * @returns its id
 */
export async function openReplacement(
  trx: Trx,
  { replaced, cause, amountCents, now }: Replacement,
): Promise<number> {
  await lockObligations(trx, replaced);
  const rent = sql`
    select 'rent',
      'rent:' || o.rental_id || ':' || o.period_from || ':' || (
        select count(*) + 1 from obligations s
        where s.rental_id = o.rental_id and s.kind = 'rent' and s.period_from = o.period_from
      ),
      o.payer_id, o.payee_id, o.rental_id, o.period_from, o.period_to, ${amountCents},
      least(o.due_at, ${now}), 'due', ${sql.lit(COLLECTION.manual)}, ${now}, o.id, ${cause}, o.provider_mode, ${now}, ${now}
    from obligations o where o.id = ${replaced} and o.kind = 'rent'`;
  await obligations.openAll(trx, COLUMNS, rent);
  const row = await trx
    .selectFrom('obligations')
    .select('id')
    .where('replaces_id', '=', replaced)
    .where('replaces_cause', '=', cause)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`the obligation ${replaced} is no rent`);
  return row.id;
}

interface Fitting {
  replaced: number;
  cause: string;
  /** What the payee has lost by now. */
  lostCents: number;
  /** The caller holds its lease, and no payment intent can pay it. */
  isHeld?: boolean;
  now: Date;
}

/**
 * Reduces an open replacement to what its payee has lost, since the bank has given back a part. One
 * of nothing is cancelled, after its payment intent. A payment in flight is left alone.
 * @returns whether there is a replacement, open or not
 */
export async function reduceReplacement(
  trx: Trx,
  { replaced, cause, lostCents, isHeld = false, now }: Fitting,
): Promise<boolean> {
  const [row] = await lockObligations(
    trx,
    sql`o.replaces_id = ${replaced} and o.replaces_cause = ${cause}`,
    { columns: ['amount_cents', 'settled_cents', 'status', 'payment_intent', 'lease_until'] },
  );
  if (row === undefined) return false;
  const { id, amount_cents, settled_cents, status, payment_intent, lease_until } = row;
  const amount = Math.max(lostCents, settled_cents);
  const isOpen = OPEN_STATUSES.some((open) => open === status);
  if (!isOpen || amount === amount_cents) return true;
  const isFree =
    isHeld || (payment_intent === null && (lease_until === null || lease_until <= now));
  if (!isFree) {
    const change = { cancel_requested_at: now, updated_at: now };
    if (amount === 0) await obligations.change(trx, id, change);
    return true;
  }
  if (amount === 0) {
    await obligations.cancel(trx, id, { as: 'withdrawn', now });
    return true;
  }
  await obligations.change(trx, id, { amount_cents: amount, updated_at: now });
  if (amount === settled_cents) {
    await obligations.settle(trx, id, { owner: null, leftCents: 0, now });
  }
  return true;
}

/** What is lost by now of the row that an open replacement `o` stands for; null after a void. */
export const lostOf = sql<number | null>`(
    select d.taken_cents - d.returned_cents from disputes d where d.provider_id = o.replaces_cause
  )`;

/**
 * Locks the rows that a rental's replacements stand for, so that what their payee has lost stays as
 * it is until the end of the transaction.
 */
export async function lockReplaced(trx: Trx, rentalId: number): Promise<void> {
  await lockObligations(
    trx,
    sql`o.id in (
      select replaces_id from obligations where rental_id = ${rentalId} and replaces_id is not null)`,
  );
}

/** Open replacements of more than their payee has lost by now. */
export async function listExcessReplacements(
  db: Db,
): Promise<{ id: number; replaced: number; cause: string; lostCents: number }[]> {
  const { rows } = await sql<{ id: number; replaced: number; cause: string; lostCents: number }>`
    select o.id, o.replaces_id as replaced, o.replaces_cause as cause,
      d.taken_cents - d.returned_cents as "lostCents"
    from obligations o join disputes d on d.provider_id = o.replaces_cause
    where o.status in (${sql.join(OPEN_STATUSES)}) and o.cancel_requested_at is null
      and o.amount_cents > greatest(o.settled_cents, d.taken_cents - d.returned_cents)
    order by o.id limit 100`.execute(db);
  return rows;
}

/**
 * Turns what covers a locked rent row beyond an amount into credit, the newest cover first.
 * @param cents the amount to release
 */
export async function releaseToCredit(
  trx: Trx,
  { id, cents, now }: { id: number; cents: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{
    manual_payment_id: number | null;
    request_obligation_id: number | null;
    rental_id: number;
    cents: number;
  }>`
    select manual_payment_id, request_obligation_id, rental_id, sum(amount_cents)::int as cents
    from allocations where obligation_id = ${id}
    group by 1, 2, 3 having sum(amount_cents) > 0 order by max(id) desc`.execute(trx);
  let remaining = cents;
  for (const { cents: covered, ...source } of rows) {
    const released = Math.min(covered, remaining);
    if (released === 0) return;
    remaining -= released;
    const row = { ...source, created_at: now };
    await trx
      .insertInto('allocations')
      .values([
        { ...row, use: 'rent', obligation_id: id, amount_cents: -released },
        { ...row, use: 'credit', amount_cents: released },
      ])
      .execute();
  }
}

/** Takes a rest off the open, locked row that collects it: the earlier row is open again. */
export async function takeBackRest(trx: Trx, id: number, now: Date): Promise<void> {
  const [rent] = await lockObligations(trx, id, { columns: ['amount_cents', 'settled_cents'] });
  if (rent === undefined) throw new Error(`there is no obligation ${id}`);
  const { amount_cents, settled_cents } = rent;
  const cents = Math.max(0, settled_cents - amount_cents);
  await releaseToCredit(trx, { id, cents, now });
  await obligations.change(trx, id, { carried_cents: 0, carried_from_id: null, updated_at: now });
}
