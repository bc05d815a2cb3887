import type { ProviderMode } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** Whether a member has a chargeable card. */
export async function hasCard(trx: Trx, memberId: number, mode: ProviderMode): Promise<boolean> {
  const card = await trx
    .selectFrom('payment_methods')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .where('valid', '=', true)
    .executeTakeFirst();
  return card !== undefined;
}
