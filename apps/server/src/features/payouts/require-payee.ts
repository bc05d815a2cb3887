import { CARD_AMOUNT_MIN, type ProviderMode } from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { invalidInput, refusal } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { isAutopaySetUp } from './queries/payout-accounts.ts';

/** The inputs of the decision whether a lister can offer AutoPay. */
export type AutopaySettings = Pick<Services, 'config' | 'payments'>;

/**
 * With AutoPay, rent and deposit must be chargeable to a card, or zero.
 * @throws ApiError 422 for amounts outside the range of a card
 */
export function requireCardAmounts(
  { rental_amount, deposit }: Record<'rental_amount' | 'deposit', number>,
  { config }: AutopaySettings,
): void {
  const errors: Record<string, string[]> = {};
  for (const [field, cents] of Object.entries({ rental_amount, deposit })) {
    if (cents > config.payouts.cardAmountMax) errors[field] = ['is_above_the_card_maximum'];
    if (cents > 0 && cents < CARD_AMOUNT_MIN) errors[field] = ['is_too_small'];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** @throws ApiError 409 if the lister cannot be paid by card, or AutoPay is off */
export async function requireAutopaySetup(
  trx: Trx,
  lister: MemberActor,
  { config, payments }: AutopaySettings,
): Promise<void> {
  if (flagsOf(config, lister).autopay && (await isAutopaySetUp(trx, lister.id, payments.mode))) {
    return;
  }
  throw refusal(409, 'PAYOUT_SETUP_REQUIRED', 'payouts:payouts_first');
}

/** @throws ApiError 422 if the lister cannot be paid */
export async function requirePayee(trx: Trx, listerId: number, mode: ProviderMode): Promise<void> {
  if (await isAutopaySetUp(trx, listerId, mode)) return;
  throw refusal(422, 'PAYEE_NOT_READY', 'payouts:your_lister_not_ready');
}
