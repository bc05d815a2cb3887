import { sql } from 'kysely';
import { lockObligations } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { obligations } from '../../../billing/index.ts';

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
  let left = cents;
  for (const { cents: covered, ...source } of rows) {
    const released = Math.min(covered, left);
    if (released === 0) return;
    left -= released;
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
