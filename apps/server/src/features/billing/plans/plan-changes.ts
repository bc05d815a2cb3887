import type { Plan, PlanQuote, TermCredit } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

/** The amounts of a term, as quoted or as paid. */
export type TermPrice = Pick<
  PlanQuote,
  'plan' | 'priceCents' | 'credits' | 'creditCents' | 'chargeCents' | 'extraDays'
>;

/** A new term of another plan, which replaces the paid ones. */
export interface PlanChange {
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
export async function deleteChange(trx: Trx, obligationId: number): Promise<void> {
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
