/**
 * The AutoPay consent: shown before the tenant agrees, and repeated in the email. `{{monthly}}` is
 * the rent and its day. A new wording needs a new version.
 */
export const AUTOPAY_CONSENT = {
  version: 'autopay_consent_1',
  charge:
    'We charge your card automatically on the day rent is due: {{monthly}} at 07:00 UTC, and less for part of a month.',
  raise: 'If the rent goes up, we email you at least 10 days before the first higher charge.',
  stop: 'You can turn AutoPay off at any time under your rentals. Rent that is already charged is not refunded.',
} as const;
