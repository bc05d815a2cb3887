import { CARD_AMOUNT_MIN } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { AutopaySettings } from '../require-setup.ts';

/** The rentals `r` of a lister in which AutoPay is on, or an answer is missing. */
export const withAutopay = (listerId: number) => sql<boolean>`
  r.lister_id = ${listerId} and r.auto_pay <> 0 and r.status in ('pending', 'accepted')`;

/**
 * The rentals `r` whose AutoPay ended with the lister's own, and whose tenants can be asked again:
 * what a card can't be charged is never asked for.
 */
export function askableAgain(listerId: number, { config }: AutopaySettings) {
  const isCardAmount = (cents: ReturnType<typeof sql.ref>) =>
    sql`(${cents} = 0 or ${cents} between ${CARD_AMOUNT_MIN} and ${config.payouts.cardAmountMax})`;
  return sql<boolean>`
    r.lister_id = ${listerId} and r.auto_pay = 0 and r.autopay_ended_at is not null
    and r.status in ('pending', 'accepted') and ${isCardAmount(sql.ref('r.rental_amount'))}
    and (r.status = 'accepted' or ${isCardAmount(sql.ref('r.deposit'))})`;
}

/** How many rentals of a lister fulfill a condition on `r`. */
export async function countRentals(
  db: Db | Trx,
  condition: ReturnType<typeof withAutopay>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rentals r where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks the rentals that fulfill a condition on `r` and, before them, their listings. */
export async function lockRentals(
  trx: Trx,
  condition: ReturnType<typeof withAutopay>,
): Promise<number[]> {
  // Listings before rentals, the lock order of all commands.
  await sql`
    select from listings where id in (select r.listing_id from rentals r where ${condition})
    order by id for no key update`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select r.id from rentals r where ${condition} order by r.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}
