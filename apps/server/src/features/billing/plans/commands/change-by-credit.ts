import type { Plan, PlanQuote, ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { lastPlan, quoteFor } from '../plan-quote.ts';
import { getPlanHolder } from '../queries/plan-holder.ts';
import { grantChange, lockPlanHolder } from './grant-term.ts';
import { findOpen, hasNewTerm } from './open-term.ts';
import { findFreeChange, storeChange } from './plan-changes.ts';

export interface FreeChange {
  memberId: number;
  mode: ProviderMode;
  plan: Plan;
  /** End of the terms that the member wants to replace. */
  expireAt: Date | null;
  arrivedAt: Date | undefined;
  clientKey: string;
  now: Date;
}

export type ChangedByCredit =
  | { kind: 'changed'; id: number }
  /** Another call was first. */
  | { kind: 'renewed' }
  /** An open charge must be closed first. */
  | { kind: 'open'; obligationId: number }
  /** The credit no longer pays all. */
  | { kind: 'dearer'; quote: PlanQuote };

/** Changes the plan at once, if the credit for unused days pays for the new term. */
export function changeByCredit(db: Db, change: FreeChange): Promise<ChangedByCredit> {
  const { memberId, mode, plan, clientKey, now } = change;
  return transaction(db, async (trx): Promise<ChangedByCredit> => {
    await lockPlanHolder(trx, memberId);
    const holder = await getPlanHolder(trx, memberId, { mode, now });
    if (await hasNewTerm(trx, holder.expireAt, change)) return { kind: 'renewed' };
    const open = await findOpen(trx, memberId);
    if (open !== undefined) return { kind: 'open', obligationId: open.id };
    const quote = quoteFor(holder, { plan, now: true }, now);
    const fromPlan = lastPlan(holder);
    if (quote.kind !== 'now' || quote.chargeCents > 0 || fromPlan === null) {
      return { kind: 'dearer', quote };
    }
    const about = { memberId, obligationId: null, now };
    const id = await storeChange(trx, { fromPlan, price: quote, clientKey }, about);
    const stored = await findFreeChange(trx, id);
    if (stored === undefined) throw new Error(`change ${id} was not stored`);
    await grantChange(trx, { change: stored, mode }, now);
    await orderMail(
      trx,
      { mail: 'plan_changed', memberId, planChangeId: id },
      { now, key: `plan_changed:${id}` },
    );
    return { kind: 'changed', id };
  });
}
