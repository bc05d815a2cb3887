import type { ApiError } from '@crewpad/contract';
import type { FeaturedPlan } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';

/** What accounts need from the features above them. */

/** Facts about a member `m`, each as an SQL expression. */
export interface MemberFacts {
  /** Unread messages. */
  unread: RawBuilder<number>;
  /** Unread notifications. */
  notifications: RawBuilder<number>;
  /** Invitations that wait for the member. */
  pending_invites: RawBuilder<number>;
  /** The member is, was or is invited to be a tenant. */
  has_rentals: RawBuilder<boolean>;
  /** 1: rent of the member is charged automatically, or will be once they accept; null: no rental. */
  tenant_autopay: RawBuilder<number | null>;
  /** The newest promotion that runs on a listing of the member; null: none. */
  featured_listing_plan: RawBuilder<FeaturedPlan | null>;
}

export const memberFacts = new Hook<Partial<MemberFacts>>();

const NOTHING: MemberFacts = {
  unread: sql<number>`0`,
  notifications: sql<number>`0`,
  pending_invites: sql<number>`0`,
  has_rentals: sql<boolean>`false`,
  tenant_autopay: sql<null>`null::integer`,
  featured_listing_plan: sql<null>`null::text`,
};

/** The facts of all features. Where no feature adds one, there is nothing. */
export function allMemberFacts(): MemberFacts {
  return Object.assign({}, NOTHING, ...memberFacts);
}

/** Called in the transaction that changes a member's name or email. */
export const memberChanged = new Hook<(trx: Trx, memberId: number, now: Date) => Promise<void>>();

export async function notifyMemberChanged(trx: Trx, memberId: number, now: Date): Promise<void> {
  for (const notify of memberChanged) await notify(trx, memberId, now);
}

/** What closing an account means in another feature, in the order in which it happens. */
export interface MemberClosing {
  /**
   * The refusal while something prevents it. Called before the code is checked, and again in the
   * transaction when everything is locked.
   */
  refusal?(db: Db | Trx, memberId: number): Promise<ApiError | undefined>;
  /** What must happen at another service first. It may have happened before. */
  prepare?(services: Services, memberId: number): Promise<void>;
  /** First in the transaction: locks what must not change until it commits. */
  lock?(trx: Trx, memberId: number): Promise<void>;
  /**
   * In the transaction that closes the account, whose row is cleared by now.
   * @param email what it was, if it was verified
   */
  close?(trx: Trx, memberId: number, now: Date, email: string | undefined): Promise<void>;
  /** After the commit. */
  closed?(services: Services, memberId: number): Promise<void>;
}

export const memberClosing = new Hook<MemberClosing>();

/** @throws ApiError while something prevents closing the account. */
export async function requireClosable(db: Db | Trx, memberId: number): Promise<void> {
  for (const part of memberClosing) {
    const refusal = await part.refusal?.(db, memberId);
    if (refusal !== undefined) throw refusal;
  }
}
