import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { disputedCents } from '../../../rentals/index.ts';

/** Whether a lister still holds a deposit, or a refund of theirs is pending. */
export async function holdsMoney(db: Db | Trx, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (
      select from obligations o
      left join payment_requests q on q.obligation_id = o.id
      left join lateral (
        select coalesce(sum(amount_cents + kept_cents) filter (where state = 'done'), 0) as cents,
          coalesce(bool_or(state in ('pending', 'retrying')), false) as is_pending
        from refunds where obligation_id = o.id
      ) rf on true
      where o.payee_id = ${memberId} and o.paid_at is not null and (
        rf.is_pending
        or (o.kind = 'deposit' or q.payment_for = 'deposit')
          and rf.cents + ${disputedCents} < o.amount_cents
      )
    ) or exists (
      select from manual_payments
      where lister_id = ${memberId} and payment_for = 'deposit' and voided_at is null
        and returned_cents + kept_cents < amount_cents
    ) as holds`.execute(db);
  return rows[0]?.holds === true;
}
