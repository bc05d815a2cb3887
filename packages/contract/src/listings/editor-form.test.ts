import { describe, expect, it } from 'vitest';
import { changedCrashpad, newCrashpad, roomInput } from './editor-form.ts';
import { updateRoom } from './editor-operations.ts';

interface Schema {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** The error keys of each field. */
function faults(schema: Schema, value: unknown): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
}

const MISSING = {
  title: ['crashpad_name_is_required'],
  city: ['address_is_required'],
  latitude: ['address_is_required'],
  longitude: ['address_is_required'],
  airport: ['airport_is_required'],
  airport_distance: ['airport_distance_is_required'],
  description: ['description_is_required'],
  rate_per_from: ['rate_per_from_is_required'],
  deposit_required: ['deposit_required_is_required'],
  images: ['we_need_lots_of_nice_images'],
  thumbnail: ['primary_image_is_required'],
};
const NO_ROOMS = { rooms: ['you_must_have_at_least_one_room_with_bed_numbers'] };
const NO_BATHS = {
  bathrooms: ['bathrooms_is_required'],
  number_of_shower: ['number_of_shower_is_required'],
};

it('titles and names of rooms and beds hold no links', () => {
  const rooms = [{ room_name: 'At evil.com', beds: [{ bed_name: 'www.evil' }] }];
  const messages = faults(newCrashpad, { title: 'See https://evil', rooms });
  expect(messages.title).toEqual(['links_are_not_allowed']);
  expect(messages['rooms.0.room_name']).toEqual(['links_are_not_allowed']);
  expect(messages['rooms.0.beds.0.bed_name']).toEqual(['links_are_not_allowed']);
  const fine = faults(newCrashpad, { title: 'St.John House, 2 mi. to ORD' });
  expect(fine.title).toBeUndefined();
});

it('an airport that is chosen twice is named', () => {
  expect(faults(newCrashpad, { airport: [5, 5] }).airport).toEqual(['airport_is_chosen_twice']);
  expect(faults(newCrashpad, { airport: [5, 6, 7] }).airport).toEqual(['at_most_two_airports']);
});

describe('one answer lists all missing fields', () => {
  it('one answer lists all missing fields without a rental type', () => {
    const expected = { ...MISSING, ...NO_ROOMS, rental_type: ['rental_type_is_required'] };
    expect(faults(newCrashpad, {})).toEqual(expected);
    expect(faults(newCrashpad, { rooms: null, description: '', street1: null })).toEqual(expected);
  });

  it('one answer lists all missing fields with what the rental type requires', () => {
    const nights = { max_nights: ['max_nights_is_required'] };
    expect(faults(newCrashpad, { rental_type: 'crashpad' })).toEqual({
      ...MISSING,
      ...NO_ROOMS,
      ...NO_BATHS,
      ...nights,
    });
    expect(faults(newCrashpad, { rental_type: 'hotel' })).toEqual({ ...MISSING, ...NO_ROOMS });
    expect(faults(newCrashpad, { rental_type: 'room' })).toEqual({ ...MISSING, ...NO_BATHS });
  });

  it('an edit may leave out rooms that do not change', () => {
    expect(faults(changedCrashpad, {})).toEqual(MISSING);
  });
});

describe('every invalid number has its own key', () => {
  it.each([
    ['bathrooms', 0, 'is_too_small'],
    ['bathrooms', 11, 'is_too_large'],
    ['bathrooms', '11', 'is_too_large'],
    ['bathrooms', '', 'bathrooms_is_required'],
    ['bathrooms', true, 'must_be_a_number'],
    ['max_nights', 0, 'is_too_small'],
    ['max_nights', '32', 'is_too_large'],
    ['max_nights', '12a', 'must_be_a_number'],
    ['max_nights', 1.5, 'must_be_a_number'],
    ['number_of_shower', 6, 'is_too_large'],
    ['number_of_shower', -1, 'is_too_small'],
    ['airport_distance', 12, 'is_too_large'],
    ['airport_distance', '  ', 'airport_distance_is_required'],
    ['airport_distance', null, 'airport_distance_is_required'],
    ['other_airport_distance', 12, 'is_too_large'],
    ['rate_per_from', 0, 'is_too_small'],
    ['rate_per_from', '$300', 'must_be_a_number'],
    ['rate_per_from', '1e3', 'must_be_a_number'],
    ['rate_per_to', 300.555, 'must_be_a_number'],
    ['rate_per_day_from', '300.555', 'must_be_a_number'],
    ['rate_per_day_to', -1, 'is_too_small'],
    ['deposit_required', 10_000_000, 'is_too_large'],
  ])('%s %j: %s', (field, value, key) => {
    const messages = faults(newCrashpad, { rental_type: 'crashpad', [field]: value });
    expect(messages[field]).toEqual([key]);
  });

  it.each(['', null, undefined])('%j is no value for an optional number', (value) => {
    const fields = ['other_airport_distance', 'rate_per_to', 'rate_per_day_from'];
    const form = Object.fromEntries(fields.map((field) => [field, value]));
    expect(faults(changedCrashpad, form)).toEqual(MISSING);
  });
});

it('the highest daily price must not be below the lowest', () => {
  const of = (rate_per_day_from: unknown, rate_per_day_to: unknown) =>
    faults(changedCrashpad, { rate_per_day_from, rate_per_day_to }).rate_per_day_to;
  expect(of(30, '29.99')).toEqual(['rate_per_day_to_is_below_rate_per_day_from']);
  expect([of(30, 30), of('', 20), of(30, null)]).toEqual([undefined, undefined, undefined]);
});

it('only visible characters of a description count', () => {
  const of = (description: string) => faults(changedCrashpad, { description }).description;
  expect(of('\u200b \u00a0')).toEqual(['description_is_required']);
  const short = ['description_is_minimum_200_characters'];
  expect(of(`${'a'.repeat(198)}${'\u200b'.repeat(9)}${'\u00a0'.repeat(9)}`)).toEqual(short);
  expect(of(`a${' '.repeat(300)}b`)).toEqual(short);
  expect(of('a'.repeat(200))).toBeUndefined();
});

it('a room needs a name unless it is removed', () => {
  expect(faults(roomInput, { status: 'DELETED' })).toEqual({});
  const room_name = ['room_name_is_required'];
  for (const name of [undefined, null, '', '  ']) {
    expect(faults(roomInput, { room_name: name, beds: [] })).toEqual({ room_name });
    const alone = { id: 1, room_name: name, beds_per_room: 1 };
    expect(faults(updateRoom.body, alone)).toEqual({ room_name });
  }
});
