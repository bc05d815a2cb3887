import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';

/** The inputs of the decision whether rent or a deposit can be charged. */
export interface RentalFacts {
  status: string;
  auto_pay: 0 | 1 | 2 | 3;
  checkout_date: string | null;
  has_card: boolean;
  /** Whether a bank has taken back a payment of the rental, and has not decided yet. */
  is_disputed: boolean;
  /** What the lister has lost in the dispute because of which this is owed again. */
  lost_cents: number | null;
}

/** The data of an obligation's rental; undefined if none. */
export async function findRentalFacts(
  db: Db | Trx,
  { rental_id, payer_id, provider_mode, replaces_cause }: Obligation,
): Promise<RentalFacts | undefined> {
  const { rows } = await sql<RentalFacts>`
    select status, auto_pay, checkout_date, exists (
      select from payment_methods p
      where p.member_id = ${payer_id} and p.provider_mode = ${provider_mode} and p.valid
    ) as has_card, exists (
      select from disputes d join obligations o on o.id = d.obligation_id
      where o.rental_id = ${rental_id} and d.state = 'open'
    ) as is_disputed, (
      select taken_cents - returned_cents from disputes where provider_id = ${replaces_cause}
    ) as lost_cents
    from rentals where id = ${rental_id}`.execute(db);
  return rows[0];
}

/** Whether a tenant had agreed to automatic charges when rent fell due, and not again since. */
export const isAgreedAt = (dueAt: Date, agreedAt: Date | null) =>
  agreedAt !== null && agreedAt <= dueAt;

/** Whether the tenant consented to automatic charges before this was due, not after. */
export async function wasAutopayOnAt(db: Db, { rental_id, due_at }: Obligation): Promise<boolean> {
  const consent = await db
    .selectFrom('autopay_consents')
    .select('created_at')
    .where('rental_id', '=', rental_id)
    // One for a higher rent continues the consent before it.
    .where(sql<boolean>`shown->>'about' is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return isAgreedAt(due_at, consent?.created_at ?? null);
}

/** Whether an entry for this was voided: both sides read that the card is not charged for it. */
export async function wasVoidedFor(db: Db, { id }: Obligation): Promise<boolean> {
  const row = await db
    .selectFrom('allocations as a')
    .innerJoin('manual_payments as m', 'm.id', 'a.manual_payment_id')
    .select('a.id')
    .where('a.obligation_id', '=', id)
    .where('m.voided_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
