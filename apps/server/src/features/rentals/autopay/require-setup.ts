import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { isAutopaySetUp } from '../payouts/queries/payout-accounts.ts';

/** What decides whether a lister can offer AutoPay. */
export type AutopaySettings = Pick<Services, 'config' | 'payments'>;

/** @throws ApiError 409: the lister cannot be paid by card, or AutoPay is off */
export async function requireAutopaySetup(
  trx: Trx,
  lister: MemberActor,
  { config, payments }: AutopaySettings,
): Promise<void> {
  if (flagsOf(config, lister).autopay && (await isAutopaySetUp(trx, lister.id, payments.mode))) {
    return;
  }
  const sentence = 'Please turn AutoPay on and set up your payouts before you offer it.';
  throw refusal(409, 'PAYOUT_SETUP_REQUIRED', sentence);
}
