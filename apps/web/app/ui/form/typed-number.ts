const WHOLE_DIGITS = 6;
const CENT_DIGITS = 2;

/** The amount in a typed or pasted text: digits, one dot, two decimals. */
export function amountOf(text: string): string {
  const [dollars = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const whole = dollars.slice(0, WHOLE_DIGITS);
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, CENT_DIGITS)}`;
}

/** The whole number in a typed or pasted text. */
export function wholeOf(text: string, digits: number): string {
  return text.replace(/\D/g, '').slice(0, digits);
}
