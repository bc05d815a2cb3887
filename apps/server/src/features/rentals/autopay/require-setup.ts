import { CARD_AMOUNT_MIN, type ProviderMode } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { invalidInput, refusal } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { isAutopaySetUp } from '../payouts/queries/payout-accounts.ts';
import { hasCard } from './queries/has-card.ts';

/** What decides whether a lister can offer AutoPay. */
export type AutopaySettings = Pick<Services, 'config' | 'payments'>;

/**
 * With AutoPay, rent and deposit are charged to a card, or nothing is.
 * @throws ApiError 422: more or less than a card can be charged
 */
export function requireCardAmounts(
  { rental_amount, deposit }: Record<'rental_amount' | 'deposit', number>,
  { config }: AutopaySettings,
): void {
  const errors: Record<string, string[]> = {};
  for (const [field, cents] of Object.entries({ rental_amount, deposit })) {
    if (cents > config.payouts.cardAmountMax) errors[field] = ['is_too_large'];
    if (cents > 0 && cents < CARD_AMOUNT_MIN) errors[field] = ['is_too_small'];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** @throws ApiError 409: the lister cannot be paid by card, or AutoPay is off */
export async function requireAutopaySetup(
  trx: Trx,
  lister: MemberActor,
  { config, payments }: AutopaySettings,
): Promise<void> {
  if (flagsOf(config, lister).autopay && (await isAutopaySetUp(trx, lister.id, payments.mode))) {
    return;
  }
  throw refusal(409, 'PAYOUT_SETUP_REQUIRED', 'rentals:payouts_first');
}

/** @throws ApiError 422: the tenant has no card that could be charged */
export async function requireCard(trx: Trx, memberId: number, mode: ProviderMode): Promise<void> {
  if (await hasCard(trx, memberId, mode)) return;
  throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'rentals:account_needs_card_autopay');
}

/** @throws ApiError 422: the lister cannot be paid */
export async function requirePayee(trx: Trx, listerId: number, mode: ProviderMode): Promise<void> {
  if (await isAutopaySetUp(trx, listerId, mode)) return;
  throw refusal(422, 'PAYEE_NOT_READY', 'rentals:your_lister_not_ready');
}
