import { PLAN_RECORDS, type ProviderMode } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';

/** A card as it may be kept and shown. */
export interface Card {
  payment_method: string;
  customer_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  name: string;
  country: string | null;
}

/**
 * Makes a card the member's card on file. While his term runs, an account that was inactive only for
 * want of a card is ACTIVE again, and a lister's plan renews again.
 * @returns the payment method that was on file before, if it was another.
 */
export function keepCard(
  db: Db,
  memberId: number,
  mode: ProviderMode,
  card: Card,
  now: Date,
): Promise<string | undefined> {
  return transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .forUpdate()
      .executeTakeFirst();
    const shown = { ...card, valid: true, updated_at: now };
    await trx
      .insertInto('payment_methods')
      .values({ member_id: memberId, provider_mode: mode, ...shown })
      .onConflict((conflict) => conflict.columns(['member_id', 'provider_mode']).doUpdateSet(shown))
      .execute();
    await audit(trx, {
      action: 'card.saved',
      actorId: memberId,
      memberId,
      details: { brand: card.brand, last4: card.last4 },
      at: now,
    });
    await reactivate(trx, memberId, now);
    const old = before?.payment_method;
    return old === card.payment_method ? undefined : old;
  });
}

async function reactivate(trx: Trx, memberId: number, now: Date): Promise<void> {
  const member = await trx
    .selectFrom('members')
    .select(['user_plan', 'status', 'repeat'])
    .where('id', '=', memberId)
    .where('status', '<>', 'CLOSED')
    .where('expire_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!member?.user_plan) return;
  const repeat = PLAN_RECORDS[member.user_plan].renews;
  if (member.status === 'ACTIVE' && member.repeat === repeat) return;
  await trx
    .updateTable('members')
    .set({ status: 'ACTIVE', repeat, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  if (member.status === 'ACTIVE') return;
  await audit(trx, {
    action: 'member.activated',
    actorId: memberId,
    memberId,
    details: { reason: 'card saved' },
    at: now,
  });
}
