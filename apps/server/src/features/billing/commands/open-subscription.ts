import { isListerPlan, PLAN_RECORDS, type Plan, type ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../rules/status.ts';
import type { Obligation } from './claim-obligation.ts';

export interface SubscriptionWish {
  memberId: number;
  plan: Plan;
  mode: ProviderMode;
  now: Date;
}

export type OpenedSubscription =
  | { kind: 'open'; obligation: Obligation }
  /** Its first term is paid. */
  | { kind: 'has_plan' }
  /** Not the plan for this member: seeker is for seekers, the others for everyone else. */
  | { kind: 'does_not_fit' };

/** Opens the obligation for the first term of a sign-up, or finds the one that is open. */
export function openSubscription(db: Db, wish: SubscriptionWish): Promise<OpenedSubscription> {
  const { memberId, plan, mode, now } = wish;
  return transaction(db, async (trx): Promise<OpenedSubscription> => {
    const member = await trx
      .selectFrom('members')
      .select(['signup_plan', 'user_plan'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (member.signup_plan === null) {
      return { kind: member.user_plan === null ? 'does_not_fit' : 'has_plan' };
    }
    if (isListerPlan(member.signup_plan) !== isListerPlan(plan)) return { kind: 'does_not_fit' };
    const open = await findOpen(trx, memberId);
    if (open?.provider_mode === mode) return { kind: 'open', obligation: open };
    if (open !== undefined) await cancel(trx, open.id, now);
    return { kind: 'open', obligation: await insert(trx, wish) };
  });
}

function findOpen(trx: Trx, memberId: number): Promise<Obligation | undefined> {
  return trx
    .selectFrom('obligations')
    .selectAll()
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
}

/** One of another provider mode can never be paid here. */
async function cancel(trx: Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('obligations')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', id)
    .execute();
}

async function insert(
  trx: Trx,
  { memberId, plan, mode, now }: SubscriptionWish,
): Promise<Obligation> {
  const { before } = await trx
    .selectFrom('obligations')
    .select((select) => select.fn.countAll<number>().as('before'))
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('obligations')
    .values({
      kind: 'subscription',
      subject_key: `sub:${memberId}:${Number(before) + 1}`,
      payer_id: memberId,
      plan,
      amount_cents: PLAN_RECORDS[plan].price_cents,
      due_at: now,
      provider_mode: mode,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
