import { PLAN_RECORDS, type Plan, type PlanQuote, type TermCredit } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { cancelIntent } from '../collection/cancel.ts';
import { replaceIntent } from '../ledger/attempts.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/lease.ts';
import type { Billing } from '../provider.ts';

/** The amounts of a term, as quoted or as paid. */
export type TermPrice = Pick<
  PlanQuote,
  'plan' | 'priceCents' | 'credits' | 'creditCents' | 'chargeCents' | 'extraDays'
>;

/** A new term of another plan, which replaces the paid ones. */
interface PlanChange {
  fromPlan: Plan;
  price: TermPrice;
  /** Unique for each call of a member. */
  clientKey: string;
}

/** A stored change, which counts once its charge is paid, or at once if its credit pays all. */
export interface StoredChange extends TermPrice {
  id: number;
  memberId: number;
  fromPlan: Plan;
  at: Date;
}

/** Stores a change that an obligation pays, or the credit alone. @returns its number */
export async function storeChange(
  trx: Trx,
  { fromPlan, price, clientKey }: PlanChange,
  { memberId, obligationId, now }: { memberId: number; obligationId: number | null; now: Date },
): Promise<number> {
  // The same call may have been cancelled before it paid.
  await trx
    .deleteFrom('plan_changes as c')
    .where('c.member_id', '=', memberId)
    .where((where) => {
      const isSameCall = where('c.client_key', '=', clientKey);
      if (obligationId === null) return isSameCall;
      return where.or([isSameCall, where('c.obligation_id', '=', obligationId)]);
    })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('obligations as o')
            .select('o.id')
            .whereRef('o.id', '=', 'c.obligation_id')
            .where('o.paid_at', 'is not', null),
        ),
      ),
    )
    .where('c.obligation_id', 'is not', null)
    .execute();
  const { id } = await trx
    .insertInto('plan_changes')
    .values({
      member_id: memberId,
      from_plan: fromPlan,
      to_plan: price.plan,
      price_cents: price.priceCents,
      credit_cents: price.creditCents,
      credit_lines: JSON.stringify(price.credits),
      charge_cents: price.chargeCents,
      extra_days: price.extraDays,
      obligation_id: obligationId,
      client_key: clientKey,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The obligation pays a term at its price after all. */
async function deleteChange(trx: Trx, obligationId: number): Promise<void> {
  await trx.deleteFrom('plan_changes').where('obligation_id', '=', obligationId).execute();
}

/** The change that an obligation pays; undefined if it pays a term at its price. */
export function findChangeOf(
  db: Db | Trx,
  obligationId: number,
): Promise<StoredChange | undefined> {
  return selectChanges(db).where('obligation_id', '=', obligationId).executeTakeFirst();
}

/** A change by its own number; undefined if an obligation pays it. */
export function findFreeChange(db: Db | Trx, id: number): Promise<StoredChange | undefined> {
  return selectChanges(db)
    .where('id', '=', id)
    .where('obligation_id', 'is', null)
    .executeTakeFirst();
}

/** The change that an earlier run of the same call made without a charge. */
export function findChangeByKey(
  db: Db,
  memberId: number,
  clientKey: string,
): Promise<StoredChange | undefined> {
  return selectChanges(db)
    .where('member_id', '=', memberId)
    .where('client_key', '=', clientKey)
    .where('obligation_id', 'is', null)
    .executeTakeFirst();
}

function selectChanges(db: Db | Trx) {
  return db
    .selectFrom('plan_changes')
    .select((column) => [
      'id',
      'member_id as memberId',
      'from_plan as fromPlan',
      'to_plan as plan',
      'price_cents as priceCents',
      column.ref('credit_lines').$castTo<TermCredit[]>().as('credits'),
      'credit_cents as creditCents',
      'charge_cents as chargeCents',
      'extra_days as extraDays',
      'at',
    ]);
}

/** What an obligation pays for: one more term at its price, or a change of the plan. */
export interface Purchase {
  plan: Plan;
  amountCents: number;
  change?: PlanChange | undefined;
}

export function termOf(plan: Plan): Purchase {
  return { plan, amountCents: PLAN_RECORDS[plan].price_cents };
}

/** Whether an obligation is for this purchase. */
export async function isFor(
  db: Db,
  { id, plan, amount_cents }: Pick<Obligation, 'id' | 'plan' | 'amount_cents'>,
  purchase: Purchase,
): Promise<boolean> {
  if (plan !== purchase.plan || amount_cents !== purchase.amountCents) return false;
  const change = await findChangeOf(db, id);
  return change?.creditCents === purchase.change?.price.creditCents;
}

/**
 * Changes what an open obligation pays for. Cancels its payment intent first: a new one is allowed
 * only after the provider confirms that.
 * @returns 'paid' if it was paid unchanged before; 'busy' if it cannot change now
 * @throws the SDK's errors
 */
export async function changePlan(
  billing: Billing,
  obligationId: number,
  purchase: Purchase,
): Promise<'changed' | 'paid' | 'busy'> {
  const lease = await claimObligation(billing, obligationId);
  if (lease === undefined) return 'busy';
  try {
    const changed = await changeLeased(billing, lease, purchase);
    return typeof changed === 'string' ? changed : 'changed';
  } finally {
    await releaseObligation(billing, lease);
  }
}

/** The same under the caller's lease. @returns the changed obligation */
export async function changeLeased(
  billing: Billing,
  { obligation: { id, payer_id: memberId, payment_intent: intent } }: Lease,
  { plan, amountCents, change }: Purchase,
): Promise<Obligation | 'paid' | 'busy'> {
  const canceled = await cancelIntent(billing, { id, intent });
  if (canceled !== 'canceled') return canceled;
  const now = billing.clock.now();
  return transaction(billing.db, async (trx) => {
    const replaced = await replaceIntent(trx, {
      obligationId: id,
      canceled: intent,
      change: { plan, amount_cents: amountCents },
      now,
    });
    if (replaced === undefined) return 'busy';
    if (change === undefined) await deleteChange(trx, id);
    else await storeChange(trx, change, { memberId, obligationId: id, now });
    return replaced;
  });
}
