import type { OwnUser } from '@crewpad/contract';
import { isListerPlan, PLAN_RECORDS, type ProviderMode } from '@crewpad/domain';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { presentDollars } from '../search/index.ts';
import { getOwnUserRow, type OwnUserRow } from './queries/own-user-row.ts';

/**
 * A member as he sees himself.
 * @param mode the provider's mode: customers and cards of another one do not count
 */
export async function readOwnUser(
  db: Db | Trx,
  memberId: number,
  now: Date,
  mode: ProviderMode,
): Promise<OwnUser> {
  return presentOwnUser(await getOwnUserRow(db, memberId, mode), now);
}

/** A member as he sees himself, and what he may do right now. */
export function presentOwnUser(row: OwnUserRow, now: Date): OwnUser {
  const { has_rentals: hasRentals, expire_at, ...same } = row;
  const { status, user_plan: plan, customer_id, payment_method } = row;
  const record = plan === null ? undefined : PLAN_RECORDS[plan];
  const expired = record !== undefined && expire_at !== null && expire_at <= now;
  const hasCard = customer_id !== null && payment_method !== null;
  const isActive = status === 'ACTIVE';
  return {
    ...same,
    expire_at: expire_at?.toISOString() ?? null,
    expired,
    // Boosts come with featured listings.
    featured_listing_plan: null,
    total_location: record === undefined ? 0 : record.locations,
    price: record === undefined ? null : presentDollars(record.price_cents),
    stripe_customer: customer_id === null ? null : { customer_id },
    verified_email_payment: row.email_verified,
    setup_complete: isActive && (record === undefined || hasCard),
    abilities: {
      pay_sign_up: status === 'INACTIVE' && row.signup_plan !== null,
      renew: record !== undefined,
      // Without a running plan a member writes to his landlords only.
      message: isActive && (hasRentals || (record !== undefined && !expired)),
      manage_listings: isActive && isListerPlan(plan) && !expired,
      see_rentals: hasRentals,
      administer: row.role === 'admin',
    },
  };
}
