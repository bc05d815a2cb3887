import type { Plan } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { cancelObligation } from '../../ledger/commands/intents.ts';
import type { Lease } from '../../ledger/commands/lease.ts';
import { findOpen, lockForTerm } from './open-term.ts';

interface Switch {
  memberId: number;
  /** Of the open renewal, whose payment intent is canceled; undefined if there is none. */
  lease?: Lease | undefined;
  now: Date;
}

/**
 * Switches the renewal of a plan. Off also cancels the open renewal.
 * @returns 'again' if a renewal was opened in the meantime, or the lease was lost
 */
export function switchRenewal(
  db: Db,
  { memberId, repeat, lease, now }: Switch & { repeat: boolean },
): Promise<'switched' | 'ended' | 'again'> {
  return transaction(db, async (trx) => {
    const member = await lockForTerm(trx, memberId);
    const { expire_at: expireAt } = member;
    if (repeat && (expireAt === null || expireAt <= now)) return 'ended';
    if (!repeat && !(await closeRenewal(trx, memberId, lease, now))) return 'again';
    if (member.repeat === repeat) return 'switched';
    const change = repeat ? { repeat } : { repeat, next_plan: null };
    await changeRenewal(trx, { memberId, now, change, mailed: repeat ? 'on' : 'off', expireAt });
    return 'switched';
  });
}

/** Sets the plan that the next renewal charges, or clears it. */
export function setNextPlan(
  db: Db,
  { memberId, nextPlan, lease, now }: Switch & { nextPlan: Plan | null },
): Promise<'set' | 'again'> {
  return transaction(db, async (trx) => {
    const member = await lockForTerm(trx, memberId);
    if (lease === undefined && (await hasRenewal(trx, memberId))) return 'again';
    const repeat = nextPlan !== null || member.repeat;
    if (member.next_plan === nextPlan && member.repeat === repeat) return 'set';
    const change = { next_plan: nextPlan, repeat };
    const mailed = nextPlan === null ? 'same_plan' : 'next_plan';
    await changeRenewal(trx, { memberId, now, change, mailed, expireAt: member.expire_at });
    return 'set';
  });
}

/** What an email says about a change of the renewal. */
export type RenewalChange = 'on' | 'off' | 'next_plan' | 'same_plan';

async function changeRenewal(
  trx: Trx,
  {
    memberId,
    change,
    mailed,
    expireAt,
    now,
  }: {
    memberId: number;
    change: { repeat: boolean; next_plan?: Plan | null };
    mailed: RenewalChange;
    expireAt: Date | null;
    now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ ...change, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  await audit(trx, {
    action: 'member.renewal_changed',
    actorId: memberId,
    memberId,
    details: change,
    at: now,
  });
  if (expireAt === null) return;
  const termEndsAt = expireAt.toISOString();
  await orderMail(trx, { mail: 'renewal_changed', memberId, termEndsAt, change: mailed }, { now });
}

/** @returns false if a renewal is open without its lease */
async function closeRenewal(
  trx: Trx,
  memberId: number,
  lease: Lease | undefined,
  now: Date,
): Promise<boolean> {
  if (lease === undefined) return !(await hasRenewal(trx, memberId));
  const { id: obligationId, payment_intent: canceled } = lease.obligation;
  return cancelObligation(trx, { obligationId, owner: lease.owner, canceled, now });
}

async function hasRenewal(trx: Trx, memberId: number): Promise<boolean> {
  const open = await findOpen(trx, memberId);
  return open !== undefined && open.collection === 'auto';
}
