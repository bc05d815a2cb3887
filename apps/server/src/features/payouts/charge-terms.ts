import { CARD_AMOUNT_MIN, type ProviderMode, paymentFee } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { invalidInput, refusal } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import {
  type ChargeTerms,
  cardAmount,
  type FeeFacts,
  type Obligation,
} from '../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../platform/services.ts';
import { findPayoutAccount, isAutopaySetUp } from './payouts.queries.ts';

/**
 * The terms of a payment to a lister: it goes to their account minus the fee, which they pay. The
 * fee depends on the country of the tenant's card and on the provider's monthly account fee, which
 * the first payment of a month includes.
 */
export async function findTerms(
  trx: Trx,
  obligation: Obligation,
  fees: FeeFacts,
): Promise<ChargeTerms> {
  const { id, payee_id, payer_id, provider_mode, rental_id } = obligation;
  const account =
    payee_id === null ? undefined : await findPayoutAccount(trx, payee_id, provider_mode);
  if (account === undefined) throw new Error(`there is no one to pay for the obligation ${id}`);
  const card = await trx
    .selectFrom('payment_methods')
    .select('country')
    .where('member_id', '=', payer_id)
    .where('provider_mode', '=', provider_mode)
    .executeTakeFirst();
  const accountFee = fees.accountFeeCents === 0 ? 0 : await takeAccountFee(trx, obligation, fees);
  const { provider, product, total } = paymentFee(
    cardAmount(obligation),
    card?.country ?? null,
    accountFee,
  );
  return {
    destination: account.account_id,
    applicationFeeCents: total,
    quote: { providerCents: provider, productCents: product },
    transferGroup: `rental_${rental_id}`,
  };
}

/**
 * The monthly fee of the payee's account, if this payment includes it. Another payment takes it
 * over if the one that was to include it will not be made.
 */
async function takeAccountFee(
  trx: Trx,
  { id, payee_id }: Obligation,
  { accountFeeCents, now }: FeeFacts,
): Promise<number> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  await sql`
    insert into account_fees (lister_id, month, obligation_id, amount_cents)
    values (${payee_id}, ${month}, ${id}, ${accountFeeCents})
    on conflict (lister_id, month) do update set obligation_id = excluded.obligation_id
    where exists (
      select from obligations o
      where o.id = account_fees.obligation_id and o.status in ('cancelled', 'failed')
    )`.execute(trx);
  const borne = await trx
    .selectFrom('account_fees')
    .select('amount_cents')
    .where('lister_id', '=', payee_id)
    .where('month', '=', month)
    .where('obligation_id', '=', id)
    .executeTakeFirst();
  return borne?.amount_cents ?? 0;
}

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
