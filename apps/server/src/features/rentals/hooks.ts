import type { ApiError } from '@crewpad/contract';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { NewBlock } from '../accounts/index.ts';
import type { Billing } from '../billing/index.ts';
import type { StoredRental } from './rentals.queries.ts';

/** Hooks that rentals calls in other features. */

interface Invitee {
  email: string;
  user_id: number | null;
}

/** Someone is invited to a bed of a locked listing: gives up what held it for them. */
export const tenantInvited = new Hook<
  (trx: Trx, listingId: number, invitee: Invitee, now: Date) => Promise<void>
>();

/** SQL of the IDs of listings that another feature changes too; locked with those of rentals. */
interface ListingsToLock {
  /** When a member closes their account. */
  ofMember(memberId: number): RawBuilder<number>;
  /** When a member blocks another. */
  between(block: NewBlock): RawBuilder<number>;
}
export const listingsToLock = new Hook<ListingsToLock>();

/** Why a locked invitation cannot be changed or closed now; undefined if it can. */
type Refused = (trx: Trx, rentalId: number, now: Date) => Promise<ApiError | undefined>;

/** A tenant's offer is about to change. */
export const offerChanging = new Hook<Refused>();

/** @throws ApiError 409 while the tenant is paying for the offer as it was shown */
export async function requireOfferAtRest(trx: Trx, rentalId: number, now: Date): Promise<void> {
  for (const refused of offerChanging) {
    const refusal = await refused(trx, rentalId, now);
    if (refusal !== undefined) throw refusal;
  }
}

/** An invitation is about to be declined, cancelled or expired. */
interface InvitationClosing {
  /**
   * Before the transaction: cancels what the tenant could still pay for it.
   * @throws ApiError 409 if it is being or was paid; 503 if the provider is unreachable
   */
  prepare(services: Billing, rentalId: number): Promise<void>;
  /** In the transaction: they have started to pay since. */
  refusal: Refused;
}
export const invitationClosing = new Hook<InvitationClosing>();

/** @throws ApiError 409 if it is being or was paid; 503 if the provider is unreachable */
export async function prepareToClose(services: Billing, rentalId: number): Promise<void> {
  for (const { prepare } of invitationClosing) await prepare(services, rentalId);
}

/** Why a locked invitation cannot be closed; undefined if it can. */
export const closingRefusal: Refused = async (trx, rentalId, now) => {
  for (const { refusal } of invitationClosing) {
    const refused = await refusal(trx, rentalId, now);
    if (refused !== undefined) return refused;
  }
  return undefined;
};

/** @throws ApiError 409 if the tenant has started to pay for an offer about to be closed */
export async function requireClosable(trx: Trx, rentalId: number, now: Date): Promise<void> {
  const refused = await closingRefusal(trx, rentalId, now);
  if (refused !== undefined) throw refused;
}

/** Status, check-out, rent or payment day of an accepted rental changed: bills it again. */
export const termsChanged = new Hook<(trx: Trx, rentalId: number, now: Date) => Promise<void>>();

export type RentTermsOf = Pick<StoredRental, 'rental_amount' | 'payment_date'>;

/**
 * A lister changes rent and payment day of a locked, accepted rental.
 * @returns those that hold as long as the tenant has not agreed to more
 */
export const rentChanging = new Hook<
  (
    trx: Trx,
    rental: StoredRental,
    money: RentTermsOf,
    by: { actorId: number; now: Date },
  ) => Promise<RentTermsOf>
>();

/** Locked rentals are about to be deleted: deletes their money. */
export const rentalsDeleting = new Hook<(trx: Trx, ids: readonly number[]) => Promise<void>>();
