import type { Details, Passwords } from '../draft.ts';
import { checkDetails, SIGN_UP_ORDER } from './check-details.ts';

/** The account detail screens, in validation order. */
export const DETAILS_STEPS = ['you', 'contact', 'more'] as const;
export type DetailsStep = (typeof DETAILS_STEPS)[number];

/** The first field of each screen but the first. */
const BEGINS = { contact: 'email', more: 'airlines' } as const;
export const PASSWORDS: readonly string[] = ['password', 'confirm_password'];

/** The screen with this field. */
export function stepOf(field: string): DetailsStep {
  const place = SIGN_UP_ORDER.indexOf(field);
  if (place >= SIGN_UP_ORDER.indexOf(BEGINS.more)) return 'more';
  return place >= SIGN_UP_ORDER.indexOf(BEGINS.contact) ? 'contact' : 'you';
}

/**
 * The screen in the address, or an earlier incomplete one. Passwords, which are never stored, are
 * entered again with the terms.
 */
export function openStep(
  named: string | null,
  details: Details,
  passwords: Passwords,
): DetailsStep {
  const asked = DETAILS_STEPS.find((step) => step === named) ?? 'you';
  const missing = checkDetails(details, passwords).find(({ field }) => !PASSWORDS.includes(field));
  const first = missing ? stepOf(missing.field) : 'more';
  return DETAILS_STEPS.indexOf(asked) <= DETAILS_STEPS.indexOf(first) ? asked : first;
}
