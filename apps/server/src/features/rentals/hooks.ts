import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { NewBlock } from '../accounts/index.ts';

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
