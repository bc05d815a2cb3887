import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';

/** What decides whether rent or a deposit may be charged. */
export interface RentalFacts {
  status: string;
  auto_pay: 0 | 1 | 2 | 3;
  checkout_date: string | null;
  has_card: boolean;
}

/** The facts of an obligation's rental; undefined: it has none. */
export async function findRentalFacts(
  db: Db | Trx,
  { rental_id, payer_id, provider_mode }: Obligation,
): Promise<RentalFacts | undefined> {
  const { rows } = await sql<RentalFacts>`
    select status, auto_pay, checkout_date, exists (
      select from payment_methods p
      where p.member_id = ${payer_id} and p.provider_mode = ${provider_mode} and p.valid
    ) as has_card
    from rentals where id = ${rental_id}`.execute(db);
  return rows[0];
}

/** The tenant has agreed to automatic charges before this fell due, and not since. */
export async function wasAutopayOnAt(db: Db, { rental_id, due_at }: Obligation): Promise<boolean> {
  const consent = await db
    .selectFrom('autopay_consents')
    .select('created_at')
    .where('rental_id', '=', rental_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return consent !== undefined && consent.created_at <= due_at;
}
