import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import { type CarriedRest, carriedRest } from '../../../rentals/index.ts';
import { agreedAt, isAgreedAt } from '../../periods/queries/rental-facts.ts';

/** Rent of a past period that an outage left open. Amounts in whole cents. */
interface LeftRent {
  id: number;
  amount: number;
  /** Its parts. */
  rent: number;
  carried: CarriedRest | null;
  credit: number;
  period_from: string;
  period_to: string;
  late_from: Date;
  /** Whether the tenant had agreed to automatic charges when it fell due. */
  isAgreed: boolean;
}

/** What one outage left open of a rental and is still not paid, oldest first. */
export async function listLeftRent(
  trx: Trx,
  { rentalId, leftAt }: { rentalId?: number; leftAt?: string },
): Promise<LeftRent[]> {
  const { rows } = await sql<Omit<LeftRent, 'isAgreed'> & { due_at: Date; agreed_at: Date | null }>`
    select o.id, o.amount_cents + o.carried_cents - o.settled_cents as amount,
      o.amount_cents as rent, ${carriedRest} as carried, o.settled_cents as credit,
      o.period_from, o.period_to, o.late_from, o.due_at, ${agreedAt} as agreed_at
    from obligations o join rentals r on r.id = o.rental_id
    where o.rental_id = ${rentalId ?? null}::integer and o.kind = 'rent'
      and o.left_at = ${leftAt ?? null}::timestamptz and o.status in (${sql.join(OPEN_STATUSES)})
    order by o.period_from, o.id`.execute(trx);
  return rows.map(({ due_at, agreed_at, ...row }) => ({
    ...row,
    isAgreed: isAgreedAt(due_at, agreed_at),
  }));
}
