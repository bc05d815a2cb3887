import type { ProviderMode } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface ForgottenCard {
  memberId: number;
  mode: ProviderMode;
  paymentMethod: string;
  now: Date;
}

/**
 * Forgets a member's card: nothing is charged by itself any more, and a plan holder becomes INACTIVE.
 * What he still owes for a plan is marked to be given up. Another card that was saved meanwhile stays,
 * and with it all else.
 */
export function forgetCard(
  db: Db,
  { memberId, mode, paymentMethod, now }: ForgottenCard,
): Promise<void> {
  return transaction(db, async (trx) => {
    const card = await trx
      .deleteFrom('payment_methods')
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .where('payment_method', '=', paymentMethod)
      .returning(['brand', 'last4'])
      .executeTakeFirst();
    if (card === undefined) return;
    await audit(trx, {
      action: 'card.removed',
      actorId: memberId,
      memberId,
      details: card,
      at: now,
    });
    await endRenewing(trx, memberId, now);
    await trx
      .updateTable('obligations')
      .set({ next_attempt_at: now })
      .where('payer_id', '=', memberId)
      .where('kind', '=', 'subscription')
      .where('status', 'in', OPEN_STATUSES)
      .execute();
  });
}

async function endRenewing(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { status, user_plan } = await trx
    .selectFrom('members')
    .select(['status', 'user_plan'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isDeactivated = status === 'ACTIVE' && user_plan !== null;
  await trx
    .updateTable('members')
    .set({ repeat: false, ...(isDeactivated && { status: 'INACTIVE' }), updated_at: now })
    .where('id', '=', memberId)
    .execute();
  if (!isDeactivated) return;
  await audit(trx, {
    action: 'member.deactivated',
    actorId: memberId,
    memberId,
    details: { reason: 'card removed' },
    at: now,
  });
}
