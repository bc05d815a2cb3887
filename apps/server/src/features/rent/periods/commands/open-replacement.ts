import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockObligations } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES, obligations } from '../../../billing/index.ts';

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
      least(o.due_at, ${now}), 'due', 'hand', ${now}, o.id, ${cause}, o.provider_mode, ${now}, ${now}
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
export async function fitReplacement(
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
export async function listUnfitReplacements(
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
