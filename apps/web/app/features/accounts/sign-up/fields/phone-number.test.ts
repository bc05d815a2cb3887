import { describe, expect, it } from 'vitest';
import { bareDigits, isPossiblePhone, readPhone, showPhone } from './phone-number.ts';

describe('a typed phone number', () => {
  it.each([
    // typed, selected country, stored, its country, shown on blur
    ['020 7946 0958', 'GB', '+442079460958', 'GB', '020 7946 0958'],
    ['2079460958', 'GB', '+442079460958', 'GB', '020 7946 0958'],
    ['+44 20 7946 0958', 'GB', '+442079460958', 'GB', '020 7946 0958'],
    ['+44 20 7946 0958', 'US', '+442079460958', 'GB', '020 7946 0958'],
    ['+44 (0)20 7946 0958', 'US', '+442079460958', 'GB', '020 7946 0958'],
    ['0044 20 7946 0958', 'DE', '+442079460958', 'GB', '020 7946 0958'],
    ['442079460958', 'GB', '+442079460958', 'GB', '020 7946 0958'],
    ['12025550143', 'US', '+12025550143', 'US', '(202) 555-0143'],
    ['1-202-555-0143', 'US', '+12025550143', 'US', '(202) 555-0143'],
    ['2025550143', 'US', '+12025550143', 'US', '(202) 555-0143'],
    ['015123456789', 'DE', '+4915123456789', 'DE', '01512 3456789'],
    ['+4915123456789', 'US', '+4915123456789', 'DE', '01512 3456789'],
    ['06 1234 5678', 'IT', '+390612345678', 'IT', '06 1234 5678'],
    // Canada and the United States share a code: only a number with its code changes the list.
    ['6045550143', 'CA', '+16045550143', 'CA', '(604) 555-0143'],
    ['6045550143', 'US', '+16045550143', 'US', '(604) 555-0143'],
    ['+16045550143', 'US', '+16045550143', 'CA', '(604) 555-0143'],
    // Incomplete: nothing is lost, and the code selects its country.
    ['', 'US', '', 'US', ''],
    ['0', 'GB', '+440', 'GB', '0'],
    ['+44', 'US', '+44', 'GB', ''],
    ['+1604', 'GB', '+1604', 'CA', '604'],
    ['12', 'US', '+112', 'US', '12'],
    ['20794609581111111111', 'GB', '+4420794609581111111111', 'GB', '20794609581111111111'],
  ])('%s in %s is %s of %s, and shown as %s', (input, selectedCountry, number, country, format) => {
    const read = readPhone(input, selectedCountry);
    expect(read).toEqual({ number, country });
    expect(showPhone(read)).toBe(format);
  });

  it.each([
    '305x555y0177',
    '1-800-FLOWERS',
    '305 555 0177 ext 2',
    'none',
    '305,5550177',
    '3055550177+',
  ])('%s is no number: it stays as typed, and is refused', (input) => {
    const read = readPhone(input, 'US');
    expect(read).toEqual({ number: input, country: 'US' });
    expect(showPhone(read)).toBe(input);
    expect(isPossiblePhone(read.number)).toBe(false);
  });

  it.each([
    '\u202a+1 (305) 555\u20110177\u202c',
    '305.555.0177',
    '+1\u00a0305\u00a0555\u00a00177',
    '\uff13\uff10\uff15 555 0177',
    '٣٠٥٥٥٥٠١٧٧',
  ])('%s is +13055550177', (input) => {
    expect(readPhone(input, 'US').number).toBe('+13055550177');
  });

  it.each([
    ['US', 'CA', '2025550143', '+12025550143'],
    ['US', 'DE', '301234567', '+49301234567'],
    ['GB', 'FR', '612345678', '+33612345678'],
  ])('keeps its digits from %s to %s', (from, to, digits, number) => {
    const nextDigits = bareDigits(readPhone(digits, from));
    expect(nextDigits).toBe(digits);
    expect(readPhone(nextDigits, to)).toEqual({ number, country: to });
  });
});
