const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
/** Digits with the separators of a phone number. */
const RUN = /\+?\(?\d(?:[\s().-]{0,2}\d){6,}/g;
/** Dates and long postal codes have many digits, too. */
const NO_PHONE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}|\d{5}-\d{4})$/;

/**
 * A text without apparent email addresses and phone numbers, for the live count. The server's check
 * is stricter and final.
 */
export function withoutContacts(text: string): string {
  return text.replace(MAIL, '').replace(RUN, (run) => (NO_PHONE.test(run) ? run : ''));
}
