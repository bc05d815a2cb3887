import { CARD_AMOUNT_MIN } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { partiesCutOff } from '../../queries/parties-apart.ts';
import type { AutopaySettings } from '../require-setup.ts';

/** The rentals `r` of a lister in which AutoPay is on, or an answer is missing. */
export const withAutopay = (listerId: number) => sql<boolean>`
  r.lister_id = ${listerId} and r.auto_pay <> 0 and r.status in ('pending', 'accepted')`;

/**
 * The rentals `r` whose AutoPay ended with the lister's own, and whose tenants can be asked again:
 * what a card can't be charged is never asked for, nor is anyone who owes no more rent.
 */
export function askableAgain(listerId: number, { config }: AutopaySettings) {
  const isCardAmount = (cents: ReturnType<typeof sql.ref>) =>
    sql`(${cents} = 0 or ${cents} between ${CARD_AMOUNT_MIN} and ${config.payouts.cardAmountMax})`;
  return sql<boolean>`
    r.lister_id = ${listerId} and r.auto_pay = 0 and r.autopay_ended_at is not null
    and not ${partiesCutOff}
    and r.status in ('pending', 'accepted') and ${isCardAmount(sql.ref('r.rental_amount'))}
    and (r.status = 'accepted' or ${isCardAmount(sql.ref('r.deposit'))})
    and (r.status = 'pending' or r.next_rent_on < coalesce(r.checkout_date, 'infinity')
      or exists (
        select from obligations o
        where o.rental_id = r.id and o.kind = 'rent' and o.status = 'scheduled'
      ))`;
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

/** Whether a lister has crash pads, and tenants or invitations. */
export async function findStepsDone(
  db: Db,
  listerId: number,
): Promise<{ crash_pads: boolean; tenants: boolean }> {
  const { rows } = await sql<{ crash_pads: boolean; tenants: boolean }>`
    select exists (select from listings where user_id = ${listerId} and status <> 0) as crash_pads,
      exists (
        select from rentals where lister_id = ${listerId} and status in ('pending', 'accepted')
      ) as tenants`.execute(db);
  return rows[0] ?? { crash_pads: false, tenants: false };
}

/** Locks the rentals that fulfill a condition on `r` and, before them, their listings. */
export async function lockAutopayRentals(
  trx: Trx,
  condition: ReturnType<typeof withAutopay>,
): Promise<number[]> {
  // Listings before rentals, the lock order of all commands.
  await lockListings(trx, sql`l.id in (select r.listing_id from rentals r where ${condition})`);
  const rentals = await lockRentals(trx, condition);
  return rentals.map(({ id }) => id);
}
