import { randomUUID } from 'node:crypto';
import { transaction } from '../../../../platform/database/transaction.ts';
import {
  type BlockReason,
  type ChargeTerms,
  type Obligation,
  rulesOf,
} from '../../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../billing.ts';
import { type PastAttempt, pastAttempts } from '../queries/obligations.ts';
import { OPEN_STATUSES, RESTING_STATUSES } from '../statuses.ts';

/** Longer than the longest call to the provider. */
export const LEASE_MS = 60_000;

/** An open obligation under this process's lease. */
export interface Lease {
  obligation: Obligation;
  owner: string;
  /** The payer's customer at the provider; null if none yet. */
  customerId: string | null;
  /** Newest first. */
  attempts: PastAttempt[];
}

export interface LeaseOptions {
  /** Only if an attempt is due. */
  dueAt?: Date;
}

/**
 * Takes the lease of an open obligation, or takes over an expired one.
 * @returns undefined if it is not open, or another process holds it.
 */
export function claimObligation(
  { db, clock }: Pick<Billing, 'db' | 'clock'>,
  obligationId: number,
  { dueAt }: LeaseOptions = {},
): Promise<Lease | undefined> {
  const owner = randomUUID();
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await trx
      .updateTable('obligations')
      .set({ lease_owner: owner, lease_until: new Date(now.getTime() + LEASE_MS) })
      .where('id', '=', obligationId)
      .where('status', 'in', OPEN_STATUSES)
      .where((where) =>
        where.or([where('lease_owner', 'is', null), where('lease_until', '<=', now)]),
      )
      .$if(dueAt !== undefined, (query) => query.where('next_attempt_at', '<=', dueAt ?? now))
      .returningAll()
      .executeTakeFirst();
    if (obligation === undefined) return undefined;
    const customer = await trx
      .selectFrom('customers')
      .select('customer_id')
      .where('member_id', '=', obligation.payer_id)
      .where('provider_mode', '=', obligation.provider_mode)
      .executeTakeFirst();
    const attempts = await pastAttempts(trx, obligationId);
    return { obligation, owner, customerId: customer?.customer_id ?? null, attempts };
  });
}

/** Releases a lease, if it is still this one. */
export async function releaseObligation(
  { db }: Pick<Billing, 'db'>,
  { obligation: { id }, owner }: Lease,
): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

export type Chargeable =
  | { kind: 'chargeable'; obligation: Obligation; terms: ChargeTerms | null }
  | { kind: 'blocked'; reason: BlockReason }
  /** The lease was lost. */
  | { kind: 'lost' };

/**
 * Renews a lease for a charge. Checks in the same transaction whether the obligation can be charged
 * now, and on which terms; otherwise marks it as blocked.
 * @param isAutomatic whether the schedule starts the charge, not the payer
 */
export function checkChargeable(
  { db, clock, payments, obligationKinds }: Billing,
  { obligation: { id, kind }, owner }: Lease,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<Chargeable> {
  const now = clock.now();
  const rules = rulesOf(obligationKinds, kind);
  return transaction(db, async (trx): Promise<Chargeable> => {
    const obligation = await trx
      .updateTable('obligations')
      .set({ lease_until: new Date(now.getTime() + LEASE_MS) })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('status', 'in', OPEN_STATUSES)
      .returningAll()
      .executeTakeFirst();
    if (obligation === undefined) return { kind: 'lost' };
    if (isAutomatic && obligation.collection === 'hand') {
      return { kind: 'blocked', reason: 'collected_by_hand' };
    }
    const reason = await rules.findBlock(trx, obligation, {
      isAutomatic,
      cardAmountMax: payments.cardAmountMax,
    });
    if (reason === undefined) {
      const terms = await rules.findTerms(trx, obligation, {
        accountFeeCents: payments.accountFeeCents,
        now,
      });
      return { kind: 'chargeable', obligation, terms };
    }
    await trx
      .updateTable('obligations')
      .set({ status: 'blocked', updated_at: now })
      .where('id', '=', id)
      .where('status', 'in', RESTING_STATUSES)
      .execute();
    return { kind: 'blocked', reason };
  });
}
