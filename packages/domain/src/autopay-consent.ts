/**
 * The AutoPay consent: shown before the tenant agrees, and repeated in the email. `{{monthly}}` is
 * the rent and its day, `{{total}}` the sum of all charges until an agreed end. A new wording needs
 * a new version.
 */
export const AUTOPAY_CONSENT = {
  version: 'autopay_consent_2',
  charge:
    'We charge your card automatically on the day rent is due: {{monthly}} at 07:00 UTC, and less for part of a month.',
  charges:
    'We charge your card automatically for the charges listed here, together {{total}}: rent at 07:00 UTC on the day it is due.',
  raise:
    'If the rent goes up, we email you at least 10 days before the first higher charge. A rise of more than 20% within 12 months, or before an agreed check-out, holds only if you accept it.',
  stop: 'You can turn AutoPay off at any time under your rentals. Rent that is already charged is not refunded.',
} as const;
