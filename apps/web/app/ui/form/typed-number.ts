const WHOLE_DIGITS = 6;
const CENT_DIGITS = 2;

const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

interface TypedAmount {
  /** For calculations: digits, one dot, two decimals. */
  value: string;
  /** As it was typed: with commas. */
  text: string;
}

/** The amount in a typed or pasted text. "1,250" has thousands; in "12,50" the comma is the point. */
export function amountOf(typed: string): TypedAmount {
  const text = typed.replace(/[^\d.,]/g, '');
  const hasThousands = WITH_THOUSANDS.test(text);
  const plain = hasThousands ? text.replaceAll(',', '') : text.replaceAll(',', '.');
  const [dollars = '', ...rest] = plain.split('.');
  const whole = dollars.slice(0, WHOLE_DIGITS);
  const cents = rest.length === 0 ? '' : `.${rest.join('').slice(0, CENT_DIGITS)}`;
  const value = whole + cents;
  if (hasThousands && dollars === whole) return { value, text: text.split('.')[0] + cents };
  return { value, text: text.includes(',') ? value.replace('.', ',') : value };
}

/** The whole number in a typed or pasted text. */
export function wholeOf(text: string, digits: number): string {
  return text.replace(/\D/g, '').slice(0, digits);
}
