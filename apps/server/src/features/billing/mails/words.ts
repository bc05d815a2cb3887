import { PLAN_RECORDS } from '@crewpad/domain';
import type { MailedCharge } from './queries/find-charge.ts';

/** Mails are written in English, so their days are those of its time zone. */
const ZONE = 'America/New_York';
const dayFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: ZONE,
});
const moneyFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const day = (instant: Date): string => dayFormat.format(instant);
export const money = (cents: number): string => moneyFormat.format(cents / 100);

/** What was or is to be paid, in a few words. */
export function whatFor({ plan }: Pick<MailedCharge, 'plan'>): string {
  if (plan === null) return 'Payment';
  const { title, months } = PLAN_RECORDS[plan];
  return months === 12 ? `${title} plan, one year` : `${title} plan, ${months} months`;
}

const CARD_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export function cardName(brand: string, last4: string): string {
  return `${CARD_NAMES[brand] ?? 'Card'} ending in ${last4}`;
}

const GONE =
  'The payment provider does not know this card any more. Please save it anew, or another one.';
const ADVICE: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card has not enough money on it. Please use another card, or try later.',
  expired_card: 'The card has expired. Please use another one.',
  incorrect_cvc: 'The security code did not fit. Please enter the card once more.',
  incorrect_number: 'The number of the card did not fit. Please enter the card once more.',
  authentication_required: 'Your bank wants you to confirm this payment yourself.',
  payment_intent_authentication_failure: 'Your bank wants you to confirm this payment yourself.',
  card_velocity_exceeded:
    'The card was charged more often or higher than its bank allows. Please use another card, or try later.',
  card_not_supported:
    'The card cannot be used for payments like this one. Please use another card.',
  processing_error: 'The bank could not answer at that moment. You need not do anything yet.',
  issuer_not_available: 'The bank could not answer at that moment. You need not do anything yet.',
  try_again_later: 'The bank could not answer at that moment. You need not do anything yet.',
  resource_missing: GONE,
  payment_method_unusable: GONE,
  missing_customer: GONE,
};

/** How to mend a payment that the card's bank refused. */
export function advice(code: string | null): string {
  const usual = 'Your bank did not allow it. Please use another card, or ask your bank why.';
  return ADVICE[code ?? ''] ?? usual;
}
