const PLAIN = /^\d+(\.\d{1,2})?$/;
const DIGITS_AND_POINTS = /^[\d.]*$/;
/** One sign between groups of three digits: 1,200,000 or 1 200. */
const GROUPS = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;
const WITH_CENTS = /^([\d., ]+)([.,])(\d{1,2})$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const CURRENCY_AROUND = /^\s*\p{Sc}|\p{Sc}\s*$/gu;

/** What a field for dollars holds when it is left: 1200 or 1200.50. */
export function isPlainAmount(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * The amount in a pasted text, with its currency sign and separators; null if it could be another
 * amount: "1.200" is 1.2 or 1200.
 */
export function pastedAmount(text: string): string | null {
  const bare = text.replace(INVISIBLE, '').replace(CURRENCY_AROUND, '').trim().replace(/\s/g, ' ');
  if (/^\d+$/.test(bare)) return bare;
  const [, whole = '', point, cents] = WITH_CENTS.exec(bare) ?? [];
  if (/^\d+$/.test(whole)) return `${whole}.${cents}`;
  const digitGroups = point === undefined ? bare : whole;
  const sign = GROUPS.exec(digitGroups)?.[1];
  if (sign === undefined || sign === point) return null;
  const digits = digitGroups.replace(/\D/g, '');
  if (point !== undefined) return `${digits}.${cents}`;
  const isAmbiguous = sign !== ' ' && digitGroups.split(sign).length === 2;
  return isAmbiguous ? null : digits;
}

/** How a text got into a field: the properties of its input event, and the caret after it. */
interface Edit {
  inputType: string;
  data: string | null;
  caret: number;
}

export interface TypedAmount {
  value: string;
  issue?: 'amount_takes_digits' | 'amount_is_not_plain';
}

/**
 * The amount after an edit. The comma key writes a point, any other key is refused, and the hint
 * stays while more is typed: "1e3" is not 13 in silence. A pasted text that could be several amounts
 * stays as it is. No amount becomes another one.
 * @param last what the field held before, and its hint
 */
export function editedAmount(
  last: TypedAmount,
  text: string,
  { inputType, data, caret }: Edit,
): TypedAmount {
  if (/^(delete|history)/.test(inputType)) return { value: text };
  const isKey = data?.length === 1 && /^insert(Text|CompositionText)$/.test(inputType);
  const amountOf = (value: string): TypedAmount =>
    last.issue !== undefined && text.length > last.value.length ? { ...last, value } : { value };
  if (isKey && data === ',') return amountOf(`${text.slice(0, caret - 1)}.${text.slice(caret)}`);
  if (isKey) {
    const isTaken = DIGITS_AND_POINTS.test(data);
    return isTaken ? amountOf(text) : { value: last.value, issue: 'amount_takes_digits' };
  }
  // Keyboards of phones replace the whole number while it is typed.
  const isComposed = inputType === 'insertCompositionText' && DIGITS_AND_POINTS.test(text);
  if (isComposed) return amountOf(text);
  if (text === '') return { value: text };
  const amount = pastedAmount(text);
  return amount === null ? { value: text, issue: 'amount_is_not_plain' } : { value: amount };
}

export interface TypedCount {
  value: number;
  issue?: 'count_takes_digits';
}

/**
 * The small number after an edit. A text with anything but digits is refused, and the hint stays
 * while more is typed, as for amounts; an empty text keeps the number.
 */
export function editedCount(last: TypedCount, text: string): TypedCount {
  const bare = text.replace(INVISIBLE, '').trim();
  if (bare === '') return { value: last.value };
  if (!/^\d+$/.test(bare)) return { value: last.value, issue: 'count_takes_digits' };
  const isLonger = bare.length > String(last.value).length;
  return isLonger ? { ...last, value: Number(bare) } : { value: Number(bare) };
}
