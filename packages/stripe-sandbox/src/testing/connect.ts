import type { Stripe } from 'stripe';
import { customerWithCard, type TestSandbox } from './harness.ts';

/** An account that can receive money, as after onboarding. */
export const readyAccount = async ({ control }: TestSandbox) =>
  (await control<Stripe.Account>('POST', '/accounts')).id;

/** Charges a card for an account, and returns the paid intent with its charge. */
export async function payAccount(
  test: TestSandbox,
  account: string,
  { amount = 10_000, fee = 420, card = 'pm_card_visa', ...more }: PaymentToAccount = {},
) {
  const { customer, method } = await customerWithCard(test, card);
  const intent = await test.stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer,
    payment_method: method,
    transfer_data: { destination: account },
    ...(fee > 0 && { application_fee_amount: fee }),
    confirm: true,
    off_session: true,
    expand: ['latest_charge'],
    ...more,
  });
  return { intent, charge: intent.latest_charge as Stripe.Charge };
}

interface PaymentToAccount {
  amount?: number;
  fee?: number;
  card?: string;
  transfer_group?: string;
  capture_method?: 'automatic';
}

/** The total balance of the platform or the account, available or not. */
export async function heldBy({ stripe }: TestSandbox, account?: string): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve(
    {},
    account === undefined ? {} : { stripeAccount: account },
  );
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
}
