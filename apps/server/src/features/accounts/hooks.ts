import type { ApiError } from '@crewpad/contract';
import type { FeaturedPlan } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';

/** What other features contribute to accounts. */

/** Facts about a member `m`, each an SQL expression. */
export interface MemberFacts {
  /** Unread messages. */
  unread: RawBuilder<number>;
  /** Unread notifications. */
  notifications: RawBuilder<number>;
  /** Pending invitations of the member. */
  pending_invites: RawBuilder<number>;
  /** Payment requests that the member has not answered. */
  open_requests: RawBuilder<number>;
  /** Whether the member is, was, or is invited to be a tenant. */
  has_rentals: RawBuilder<boolean>;
  /**
   * 1: the member's rent is charged automatically, or will be once they accept; null: no rental.
   */
  tenant_autopay: RawBuilder<number | null>;
  /** The newest active promotion of the member's listings; null if none. */
  featured_listing_plan: RawBuilder<FeaturedPlan | null>;
}

export const memberFacts = new Hook<Partial<MemberFacts>>();

const NOTHING: MemberFacts = {
  unread: sql<number>`0`,
  notifications: sql<number>`0`,
  pending_invites: sql<number>`0`,
  open_requests: sql<number>`0`,
  has_rentals: sql<boolean>`false`,
  tenant_autopay: sql<null>`null::integer`,
  featured_listing_plan: sql<null>`null::text`,
};

/** The facts of all features, with defaults for those that none provides. */
export function allMemberFacts(): MemberFacts {
  return Object.assign({}, NOTHING, ...memberFacts);
}

/** Called in the transaction that changes a member's name or email. */
export const memberChanged = new Hook<(trx: Trx, memberId: number, now: Date) => Promise<void>>();

export async function notifyMemberChanged(trx: Trx, memberId: number, now: Date): Promise<void> {
  for (const notify of memberChanged) await notify(trx, memberId, now);
}

/** What closing an account does in another feature, in call order. */
export interface MemberClosing {
  /**
   * The reason why the account cannot be closed, if any. Called before the code is checked, and
   * again in the transaction with all locks held.
   */
  refusal?(db: Db | Trx, memberId: number): Promise<ApiError | undefined>;
  /** Work at external services before the transaction. It may run again. */
  prepare?(services: Services, memberId: number): Promise<void>;
  /** First step of the transaction: locks rows that must not change until commit. */
  lock?(trx: Trx, memberId: number): Promise<void>;
  /**
   * Runs in the transaction that closes the account, after its row was cleared.
   * @param email the former address, if it was verified
   */
  close?(trx: Trx, memberId: number, now: Date, email: string | undefined): Promise<void>;
  /** After the commit. */
  closed?(services: Services, memberId: number): Promise<void>;
}

export const memberClosing = new Hook<MemberClosing>();

/** @throws ApiError if something prevents closing the account. */
export async function requireClosable(db: Db | Trx, memberId: number): Promise<void> {
  for (const part of memberClosing) {
    const refusal = await part.refusal?.(db, memberId);
    if (refusal !== undefined) throw refusal;
  }
}
