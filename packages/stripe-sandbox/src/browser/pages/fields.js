const BRANDS = [
  { brand: 'visa', starts: /^4/, lengths: [16], groups: /(\d{1,4})/g },
  { brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16], groups: /(\d{1,4})/g },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ },
  { brand: 'discover', starts: /^(6011|64[4-9]|65)/, lengths: [16], groups: /(\d{1,4})/g },
];
const UNKNOWN = { brand: 'unknown', lengths: [16, 17, 18, 19], groups: /(\d{1,4})/g };

const digitsOf = (text) => text.replaceAll(/\D/g, '');
const brandOf = (digits) => BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;
const error = (code, message) => ({ type: 'validation_error', code, message });

function passesLuhn(digits) {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const cardNumber = {
  format(text) {
    const { groups, lengths } = brandOf(digitsOf(text));
    const digits = digitsOf(text).slice(0, lengths.at(-1));
    const parts = groups.global ? digits.match(groups) : groups.exec(digits)?.slice(1);
    return (parts ?? []).filter(Boolean).join(' ');
  },
  read(text) {
    const value = digitsOf(text);
    const { brand, lengths } = brandOf(value);
    const isLong = value.length >= lengths[0];
    const complete = isLong && passesLuhn(value);
    return { value, brand, empty: value === '', complete, error: numberError(isLong, complete) };
  },
};

function numberError(isLong, complete) {
  if (complete) return undefined;
  if (isLong) return error('invalid_number', 'Your card number is invalid.');
  return error('incomplete_number', 'Your card number is incomplete.');
}

const cardExpiry = {
  format(text) {
    // An autofilled date can have a four-digit year.
    const filled = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
    const typed = filled ? filled[1].padStart(2, '0') + filled[2] : digitsOf(text);
    const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
    return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  },
  read(text) {
    const value = digitsOf(text);
    const problem = expiryError(value);
    return { value, empty: value === '', complete: !problem, error: problem };
  },
};

function expiryError(digits) {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12))
    return error('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (digits.length < 4)
    return error('incomplete_expiry', "Your card's expiration date is incomplete.");
  const today = new Date();
  const ahead = 2000 + Number(digits.slice(2)) - today.getFullYear();
  if (ahead < 0)
    return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (ahead > 50) return error('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (ahead === 0 && month < today.getMonth() + 1)
    return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  return undefined;
}

const cardCvc = {
  format: (text) => digitsOf(text).slice(0, 4),
  read(text, brand) {
    const value = digitsOf(text);
    const fits = brand === 'amex' ? [4] : brand === 'unknown' ? [3, 4] : [3];
    const complete = fits.includes(value.length);
    const problem = complete
      ? undefined
      : error('incomplete_cvc', "Your card's security code is incomplete.");
    return { value, empty: value === '', complete, error: problem };
  },
};

const fields = { cardNumber, cardExpiry, cardCvc };

/** How a field formats its input, and its state: value, empty, complete, error. */
export const fieldOf = (type) => fields[type];
