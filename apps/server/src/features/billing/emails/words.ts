import { PLAN_RECORDS, type Plan } from '@crewpad/domain';

/** A plan with the length of its term: "Mama plan, one year". */
export function planSummary(plan: Plan): string {
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
  'The payment provider no longer knows this card. Please save it again, or save another one.';
const ADVICE: Readonly<Record<string, string>> = {
  insufficient_funds: 'Insufficient funds. Please use another card, or try again later.',
  expired_card: 'The card has expired. Please use another one.',
  incorrect_cvc: 'The security code was wrong. Please enter the card again.',
  incorrect_number: 'The card number was wrong. Please enter the card again.',
  authentication_required: 'Your bank wants you to confirm this payment.',
  payment_intent_authentication_failure: 'Your bank wants you to confirm this payment.',
  card_velocity_exceeded:
    'The card was charged more than its bank allows. Please use another card, or try again later.',
  card_not_supported: 'The card does not support this kind of payment. Please use another card.',
  processing_error: 'The bank could not be reached. You do not have to do anything yet.',
  issuer_not_available: 'The bank could not be reached. You do not have to do anything yet.',
  try_again_later: 'The bank could not be reached. You do not have to do anything yet.',
  resource_missing: GONE,
  payment_method_unusable: GONE,
  missing_customer: GONE,
};

/** What the payer can do about a payment that the bank declined. */
export function adviceFor(code: string | null): string {
  const usual = 'Your bank declined the payment. Please use another card, or ask your bank why.';
  return ADVICE[code ?? ''] ?? usual;
}
