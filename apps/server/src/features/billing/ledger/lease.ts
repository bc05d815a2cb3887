import { randomUUID } from 'node:crypto';
import { COLLECTION } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import {
  type BlockReason,
  type ChargeTerms,
  type Obligation,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import {
  OPEN_STATUSES,
  type PastAttempt,
  pastAttempts,
  RESTING_STATUSES,
} from './obligations.queries.ts';

/** Longer than the longest call to the provider. */
export const LEASE_MS = 60_000;

/**
 * A longer rest was written by a clock that is wrong, and counts as expired. The next holder reads
 * the intent first, so nothing is charged twice.
 */
const LEASE_MAX_MS = 2 * LEASE_MS;

/** Begins the name of a holder that records other money, or changes an amount. */
const HOLD = 'hold:';

const latestEnd = (now: Date) => new Date(now.getTime() + LEASE_MAX_MS);

/** Whether a process holds the lease of an obligation. */
export const isLeased = ({ lease_until }: Pick<Obligation, 'lease_until'>, now: Date) =>
  lease_until !== null && lease_until > now && lease_until <= latestEnd(now);

/** The same of a row `o`. */
export const leasedRow = (now: Date) => sql<boolean>`
  coalesce(o.lease_until > ${now}::timestamptz and o.lease_until <= ${latestEnd(now)}::timestamptz, false)`;

/** Whether a process holds the lease in order to record other money, not to charge. */
export const isHeld = (obligation: Pick<Obligation, 'lease_owner' | 'lease_until'>, now: Date) =>
  obligation.lease_owner?.startsWith(HOLD) === true && isLeased(obligation, now);

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
  /** Nothing is charged under it. */
  isHold?: boolean;
}

/**
 * Takes the lease of an open obligation, or takes over an expired one.
 * @returns undefined if it is not open, or another process holds it.
 */
export function claimObligation(
  { db, clock }: Pick<Billing, 'db' | 'clock'>,
  obligationId: number,
  { dueAt, isHold = false }: LeaseOptions = {},
): Promise<Lease | undefined> {
  const owner = `${isHold ? HOLD : ''}${randomUUID()}`;
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await trx
      .updateTable('obligations as o')
      .set({ lease_owner: owner, lease_until: new Date(now.getTime() + LEASE_MS) })
      .where('id', '=', obligationId)
      .where('status', 'in', OPEN_STATUSES)
      .where((where) => where.not(leasedRow(now)))
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

/** The lease with its obligation as it is now; undefined if it was lost. */
export async function rereadLease(
  { db }: Pick<Billing, 'db'>,
  lease: Lease,
): Promise<Lease | undefined> {
  const obligation = await db
    .selectFrom('obligations')
    .selectAll()
    .where('id', '=', lease.obligation.id)
    .where('lease_owner', '=', lease.owner)
    .executeTakeFirst();
  return obligation && { ...lease, obligation };
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
  lease: Lease,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<Chargeable> {
  const now = clock.now();
  const {
    obligation: { id, kind },
    owner,
  } = lease;
  const rules = rulesOf(obligationKinds, kind);
  return transaction(db, async (trx): Promise<Chargeable> => {
    await rules.lockReplaced?.(trx, lease.obligation);
    const obligation = await trx
      .updateTable('obligations')
      .set({ lease_until: new Date(now.getTime() + LEASE_MS) })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('status', 'in', OPEN_STATUSES)
      .returningAll()
      .executeTakeFirst();
    if (obligation === undefined) return { kind: 'lost' };
    if (isAutomatic && obligation.collection === COLLECTION.manual) {
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
    if (reason === 'card_shared') await recordSharedCard(trx, obligation, { isAutomatic, now });
    await trx
      .updateTable('obligations')
      .set({ status: 'blocked', updated_at: now })
      .where('id', '=', id)
      .where('status', 'in', RESTING_STATUSES)
      // What has failed after its schedule's last slot waits for a new card, whoever tries before.
      .where((where) =>
        where.or([
          where('status', '<>', 'failed'),
          where('collection', '=', COLLECTION.manual),
          where('next_attempt_at', 'is not', null),
        ]),
      )
      .execute();
    return { kind: 'blocked', reason };
  });
}

/** For admins: among the moves until one has looked at it, and on the pages of both members. */
async function recordSharedCard(
  trx: Trx,
  { id, payer_id, payee_id }: Obligation,
  { isAutomatic, now }: { isAutomatic: boolean; now: Date },
): Promise<void> {
  await trx
    .insertInto('shared_cards')
    .values({ obligation_id: id, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('obligation_id').doUpdateSet(({ eb, ref }) => ({
        refusals: eb(ref('shared_cards.refusals'), '+', 1),
        last_at: now,
        note: null,
        closed_at: null,
      })),
    )
    .execute();
  for (const memberId of [payer_id, payee_id]) {
    await audit(trx, {
      action: 'charge.card_shared',
      actorId: isAutomatic ? null : payer_id,
      memberId,
      details: { obligation: id, payer: payer_id, payee: payee_id },
      at: now,
    });
  }
}
