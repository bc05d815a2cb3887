import type { Texts } from '../../../platform/texts.ts';

const CARD_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending in 4242" */
export function cardName(brand: string, last4: string, { t }: Pick<Texts, 't'>): string {
  const name = CARD_NAMES[brand] ?? t('billing/emails:card_unknown');
  return t('billing/emails:card_ending', { name, last4 });
}

const ADVICE = {
  insufficient_funds: 'decline_insufficient_funds',
  expired_card: 'decline_expired',
  incorrect_cvc: 'decline_cvc',
  incorrect_number: 'decline_number',
  authentication_required: 'decline_confirm',
  payment_intent_authentication_failure: 'decline_confirm',
  card_velocity_exceeded: 'decline_velocity',
  card_not_supported: 'decline_not_supported',
  processing_error: 'decline_unreachable',
  issuer_not_available: 'decline_unreachable',
  try_again_later: 'decline_unreachable',
  resource_missing: 'decline_gone',
  payment_method_unusable: 'decline_gone',
  missing_customer: 'decline_gone',
} as const;

/** The payer's options after a decline. */
export function adviceFor(code: string | null, { t }: Pick<Texts, 't'>): string {
  const key = ADVICE[(code ?? '') as keyof typeof ADVICE] ?? 'decline_usual';
  return t(`billing/emails:${key}`);
}
