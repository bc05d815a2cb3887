/**
 * The AutoPay consent: shown before the tenant agrees, and repeated in the email. `{{monthly}}` is
 * the rent and its day, `{{total}}` the sum of all charges until an agreed end. A new wording needs
 * a new version.
 */
export const AUTOPAY_CONSENT = {
  version: 'autopay_consent_3',
  charge:
    'We charge your card automatically on the day rent is due: {{monthly}} at 7:00 AM UTC, and less for part of a month.',
  charges:
    'We charge your card automatically for the charges listed here, together {{total}}: rent at 7:00 AM UTC on the day it is due.',
  raise:
    'If the rent goes up, we email you at least 10 days before the first higher charge. An increase of more than 20% within 12 months, or before an agreed check-out, applies only if you accept it.',
  stop: 'You can turn AutoPay off at any time under your rentals. Rent that is already charged is not refunded.',
} as const;
