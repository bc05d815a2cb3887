import { AUTOPAY, CARD_AMOUNT_MIN, type NotAskedReason, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { AutopaySettings } from '../../payouts/index.ts';
import { partiesCutOff, tenantName } from '../../rentals/index.ts';

/** The rentals `r` of a lister in which AutoPay is on, or an answer is missing. */
export const withAutopay = (listerId: number) => sql<boolean>`
  r.lister_id = ${listerId} and r.auto_pay <> ${sql.lit(AUTOPAY.off)} and r.status in ('pending', 'accepted')`;

/** The invitations `r` of a lister among them. */
export const withOfferedAutopay = (listerId: number) => sql<boolean>`
  ${withAutopay(listerId)} and r.status = 'pending'`;

/** The rentals `r` whose AutoPay ended with the lister's own. */
const endedWithListers = (listerId: number) => sql<boolean>`
  r.lister_id = ${listerId} and r.auto_pay = ${sql.lit(AUTOPAY.off)} and r.autopay_ended_at is not null
    and r.status in ('pending', 'accepted')`;

/**
 * Why the tenant of such a rental is not asked again; null if they are: what a card can't be charged
 * is never asked for, nor is anyone who owes no more rent, or who is out of reach.
 */
function whyNotAsked({ config }: AutopaySettings) {
  const isCardAmount = (cents: ReturnType<typeof sql.ref>) =>
    sql`(${cents} = 0 or ${cents} between ${CARD_AMOUNT_MIN} and ${config.payouts.cardAmountMax})`;
  return sql<NotAskedReason | null>`case
    when ${partiesCutOff} then 'no_contact'
    when not ${isCardAmount(sql.ref('r.rental_amount'))} then 'card_amount'
    when r.status = 'pending' and not ${isCardAmount(sql.ref('r.deposit'))} then 'card_amount'
    when r.status = 'accepted' and not coalesce(r.next_rent_on < coalesce(r.checkout_date, 'infinity'), false)
      and not exists (
        select from obligations o
        where o.rental_id = r.id and o.kind = 'rent' and o.status = 'scheduled'
      ) then 'no_rent'
    end`;
}

/** The rentals `r` whose AutoPay ended with the lister's own, and whose tenants can be asked again. */
export const askableAgain = (listerId: number, settings: AutopaySettings) => sql<boolean>`
  ${endedWithListers(listerId)} and ${whyNotAsked(settings)} is null`;

/** The tenants who cannot be asked again, and why. */
export async function listNotAsked(
  db: Db,
  listerId: number,
  settings: AutopaySettings,
): Promise<{ tenant: string; location: string; reason: NotAskedReason }[]> {
  const reason = whyNotAsked(settings);
  const { rows } = await sql<{ tenant: string; location: string; reason: NotAskedReason }>`
    select ${tenantName} as tenant, l.title as location, ${reason} as reason
    from rentals r
    join listings l on l.id = r.listing_id
    left join members t on t.id = r.user_id
    where ${endedWithListers(listerId)} and ${reason} is not null
    order by r.id`.execute(db);
  return rows;
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

/** Whether a member has a chargeable card. */
export async function hasCard(trx: Trx, memberId: number, mode: ProviderMode): Promise<boolean> {
  const card = await trx
    .selectFrom('payment_methods')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .where('valid', '=', true)
    .executeTakeFirst();
  return card !== undefined;
}
