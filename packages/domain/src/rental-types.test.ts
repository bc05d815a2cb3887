import { describe, expect, it } from 'vitest';
import { BRANDS, RENTAL_TYPES, type RentalType } from './lists.ts';
import {
  offeredRentalTypes,
  type RentalTypeField,
  type RoomEditor,
  rentalTypeRule,
  rentalTypesOfBrand,
  requiredFields,
} from './rental-types.ts';

const BATHS: RentalTypeField[] = ['bathrooms', 'number_of_shower'];
const ALL: RentalTypeField[] = [...BATHS, 'max_nights'];

const TABLE: [RentalType, RoomEditor, RentalTypeField[]][] = [
  ['house', 'count', BATHS],
  ['entire_suite', 'count', BATHS],
  ['room', 'single', BATHS],
  ['hostel', 'list', []],
  ['hotel', 'list', []],
  ['crashpad', 'list', ALL],
  ['crashpad_bed', 'single', ALL],
  ['crashpad_room', 'single', ALL],
  ['crashpad_suite', 'count', ALL],
];

describe('what a rental type requires', () => {
  it.each(TABLE)('%s: rooms by %s, and %j', (type, roomEditor, fields) => {
    expect(rentalTypeRule(type)).toMatchObject({ type, roomEditor });
    expect(requiredFields(type)).toEqual(fields);
  });

  it('every type is in the table', () => {
    expect(TABLE.map(([type]) => type)).toEqual([...RENTAL_TYPES]);
  });

  it.each(RENTAL_TYPES)('%s has at least one room with one bed', (type) => {
    const { rooms, bedsPerRoom, roomEditor } = rentalTypeRule(type);
    expect([rooms.min, bedsPerRoom.min]).toEqual([1, 1]);
    expect([rooms.max, bedsPerRoom.max].every((most) => most === 1)).toBe(roomEditor === 'single');
  });
});

describe('what a brand offers', () => {
  const plain = ['house', 'entire_suite', 'room', 'hostel', 'hotel'];

  it.each(BRANDS)('%s offers the crash pad types unless it rents out vacation homes', (brand) => {
    expect(rentalTypesOfBrand(brand)).toEqual(brand === 'vacation' ? plain : [...RENTAL_TYPES]);
  });

  it('depends on the flag, not the brand', () => {
    expect(offeredRentalTypes({ crashpad: false }).map(({ type }) => type)).toEqual(plain);
    expect(offeredRentalTypes({ crashpad: true })).toHaveLength(RENTAL_TYPES.length);
  });
});
