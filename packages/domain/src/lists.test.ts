import { describe, expect, it } from 'vitest';
import { defaultFlags } from './flags.ts';
import { BRANDS, HEAR_ABOUT_US, LISTER_PLANS, LOCALES, MEMBER_GENDERS, PLANS } from './lists.ts';

it('the lists of sign-up have the specified options in their order', () => {
  expect(LOCALES).toEqual(['en', 'es', 'fr', 'pt']);
  expect(PLANS).toEqual(['seeker', 'basic', 'premium', 'pro']);
  expect(LISTER_PLANS).toEqual(['basic', 'premium', 'pro']);
  expect(MEMBER_GENDERS).toEqual(['male', 'female', 'simply_fabulous']);
  expect(HEAR_ABOUT_US).toEqual([
    ...['friend', 'facebook', 'instagram', 'twitter', 'internet', 'landlord', 'other'],
  ]);
});

describe('the flags', () => {
  it.each(BRANDS)('the flags of %s are on and off as specified', (brand) => {
    const isOther = brand !== 'crashpad';
    expect(defaultFlags(brand)).toMatchObject({
      ...{ changePlans: false, deactivateAccount: false, paymentRequest: false },
      ...{ autopay: true, payoutSchedule: false },
      ...{ events: isOther, specialOffers: isOther, mapFilters: isOther },
    });
  });

  it('differ in what a brand rents out', () => {
    const kinds = BRANDS.map((brand) => {
      const { travelbug, crashpad } = defaultFlags(brand);
      return [brand, travelbug, crashpad];
    });
    expect(kinds).toEqual([
      ['crashpad', false, true],
      ['vacation', true, false],
      ['crew', false, true],
    ]);
  });
});
