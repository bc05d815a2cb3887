import { describe, expect, it } from 'vitest';
import { checkCard, isNewValue } from './check-card.ts';

const EMPTY_CARDHOLDER = { first_name: '', last_name: ' ', address_zip: '', address_country: '' };
const ADA = { first_name: 'Ada', last_name: 'Lowe', address_zip: '10115', address_country: 'DE' };
const empty = { empty: true, complete: false };
const incomplete = { empty: false, complete: false };
const full = { empty: false, complete: true };

describe('the card form check', () => {
  it('reports every missing field in the documented order', () => {
    const issues = checkCard(EMPTY_CARDHOLDER, { number: empty, expiry: empty, cvc: empty });
    expect(issues.map(({ key }) => key)).toEqual([
      'first_name_required',
      'last_name_required',
      'zip_postal_code_is_required',
      'please_select_your_country',
      'card_number_is_required',
      'month_is_required',
      'cvc_is_required',
    ]);
  });

  it('distinguishes an incomplete field from an empty one', () => {
    expect(checkCard(ADA, { number: incomplete, expiry: full, cvc: full })).toEqual([
      { field: 'card_number', key: 'card_number_is_not_valid' },
    ]);
  });

  it('accepts a complete form', () => {
    expect(checkCard(ADA, { number: full, expiry: full, cvc: full })).toEqual([]);
  });
});

describe('a changed framed field', () => {
  it.each([
    ['begins to complain on being left', incomplete, { ...incomplete, complains: true }, false],
    ['still is empty on being left', empty, { ...empty, complains: false }, false],
    ['has got one more digit', incomplete, { ...incomplete, complains: false }, true],
    ['is complete now', incomplete, { ...full, complains: false }, true],
    ['has been emptied', incomplete, { ...empty, complains: false }, true],
  ])('%s', (_name, last, change, isChanged) => {
    expect(isNewValue(last, change)).toBe(isChanged);
  });
});
