import { PLAN_RECORDS, type Plan, type ProviderMode } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../rules/status.ts';
import type { Obligation } from './claim-obligation.ts';

export interface SubscriptionWish {
  memberId: number;
  plan: Plan;
  mode: ProviderMode;
  now: Date;
}

/**
 * The one open obligation of a member for a term, made when there is none. His row is locked by the
 * caller. One that is open already may be for another plan.
 */
export async function openTerm(trx: Trx, wish: SubscriptionWish): Promise<Obligation> {
  const open = await findOpen(trx, wish.memberId);
  if (open?.provider_mode === wish.mode) return open;
  if (open !== undefined) await cancel(trx, open.id, wish.now);
  return insert(trx, wish);
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
    .set({ status: 'cancelled', next_attempt_at: null, updated_at: now })
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
