import type { ProviderMode } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/errors.ts';
import { cardShared } from '../../billing/index.ts';
import { findOwnerOfSameCard } from '../../rentals/index.ts';
import { hasCard } from './queries/has-card.ts';

/** @throws ApiError 422 if the tenant has no chargeable card, or only one that is the lister's too */
export async function requireCard(
  trx: Trx,
  { memberId, listerId }: { memberId: number; listerId: number },
  mode: ProviderMode,
): Promise<void> {
  if (!(await hasCard(trx, memberId, mode)))
    throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'rent:account_needs_card_autopay');
  const lister = await findOwnerOfSameCard(trx, { memberId, listerId }, mode);
  if (lister !== undefined) throw cardShared(({ t }) => t('billing:card_shared', lister));
}
