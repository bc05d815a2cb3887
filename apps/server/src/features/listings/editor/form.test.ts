import type { contract } from '@crewpad/contract';
import { RENTAL_TYPES } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { DESCRIPTION } from '../testing.ts';
import { airportRows, cents, formColumns, stripTexts, syncGender } from './form.ts';

const FORM: contract.listings.CrashpadFields = {
  title: 'Éla’s  House',
  street1: '1 Main Street',
  street2: '',
  city: 'Newark',
  state: '',
  country: 'United States',
  postal_code: null,
  latitude: 40.7,
  longitude: -74.1,
  airport: [7, 9],
  airport_distance: 3,
  description: DESCRIPTION,
  rooms: [],
  bathrooms: 2,
  number_of_shower: 0,
  max_nights: 20,
  enable_price_range: false,
  rate_per_from: 299.99,
  rate_per_to: 400,
  deposit_required: 0,
  amenities: [1],
  preferences: [],
  places: [],
  rules_policies_des: '',
  rules_policies_doc: [],
  images: ['/files/pictures/a/1280.webp'],
  thumbnail: '/files/pictures/a/1280.webp',
};

describe('a form as columns', () => {
  it('dollars become whole cents, and empty fields null', () => {
    expect(formColumns('crashpad', FORM)).toMatchObject({
      title_key: 'ela s house',
      street2: null,
      state: null,
      postal_code: null,
      neighborhood: null,
      rate_per_from: 29_999,
      rate_per_day_from: null,
      deposit_required: 0,
    });
    expect([cents(0.07), cents(19.99), cents(100_000), cents(null), cents(undefined)]).toEqual([
      7,
      1999,
      10_000_000,
      null,
      null,
    ]);
  });

  it('the higher rate is saved only with a price range', () => {
    expect(formColumns('crashpad', FORM).rate_per_to).toBeNull();
    const range = { ...FORM, enable_price_range: true };
    expect(formColumns('crashpad', range).rate_per_to).toBe(40_000);
  });

  it.each(RENTAL_TYPES)('a %s saves only the fields of its type', (type) => {
    const { bathrooms, number_of_shower, max_nights } = formColumns(type, FORM);
    const isHotel = type === 'hotel' || type === 'hostel';
    expect([bathrooms, number_of_shower]).toEqual(isHotel ? [null, null] : [2, 0]);
    expect(max_nights).toBe(type.startsWith('crashpad') ? 20 : null);
  });

  it('airports keep their order and stated miles, 1 by default', () => {
    expect(airportRows(FORM)).toEqual([
      { airport_id: 7, position: 1, distance: 3 },
      { airport_id: 9, position: 2, distance: 1 },
    ]);
    expect(airportRows({ ...FORM, other_airport_distance: 11 })[1]?.distance).toBe(11);
    expect(airportRows({ ...FORM, airport: [7] })).toHaveLength(1);
  });
});

describe('gender and preferences match', () => {
  const ids = { male: 5, female: 6 };
  it.each([
    [undefined, [1], 'all', [1]],
    [undefined, [1, 5], 'male', [1, 5]],
    [undefined, [6], 'female', [6]],
    [undefined, [5, 6], 'all', [5, 6]],
    ['all', [1, 5, 6], 'all', [1]],
    ['male', [6, 1], 'male', [1, 5]],
    ['male', [5, 1], 'male', [5, 1]],
    ['female', [7, 6, 5, 1], 'female', [7, 6, 1]],
    ['female', [], 'female', [6]],
  ] as const)('%s with %j', (type, chosen, gender, preferences) => {
    expect(syncGender(type, chosen, ids)).toEqual({ gender, preferences });
  });

  it('gender and preferences match even if the list lacks these preferences', () => {
    const none = { male: null, female: null };
    expect(syncGender('male', [1], none)).toEqual({ gender: 'male', preferences: [1] });
    expect(syncGender(undefined, [1], none)).toEqual({ gender: 'all', preferences: [1] });
  });
});

describe('texts', () => {
  it('texts lose their contact details', () => {
    const { texts, issues } = stripTexts({
      title: 'The Crew House',
      description: `${DESCRIPTION} Call 212-555-0199.`,
      rules_policies_des: 'Write to amy@example.com before you come.',
    });
    expect(texts.description).not.toContain('555');
    expect(texts.rules_policies_des).not.toContain('@');
    expect(issues).toEqual([]);
  });

  it('are counted without contact details', () => {
    const description = `${'x'.repeat(185)} +1 212 555 0199`;
    expect(description.length).toBeGreaterThanOrEqual(200);
    const { issues } = stripTexts({ title: 'A', description, rules_policies_des: '' });
    expect(issues).toEqual([
      { field: 'description', key: 'description_is_minimum_200_characters' },
    ]);
  });

  it.each([' ', '\u00a0', '\u200b', '\n'])('do not get longer by many of %j', (filler) => {
    const description = `A quiet${filler.repeat(300)}house`;
    expect(stripTexts({ title: 'A', description, rules_policies_des: '' }).issues).toHaveLength(1);
  });

  it('texts of names are refused with contact details', () => {
    const { issues } = stripTexts({
      title: 'Crew House 212-555-0199',
      neighborhood: 'amy at example dot com',
      description: DESCRIPTION,
      rules_policies_des: '',
    });
    const key = 'contact_details_are_not_allowed';
    expect(issues).toEqual([
      { field: 'title', key },
      { field: 'neighborhood', key },
    ]);
  });
});
