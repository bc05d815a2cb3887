import { describe, expect, it } from 'vitest';
import {
  addRoom,
  removeBed,
  removeRoom,
  roomsFor,
  setBedCount,
  setRoomCount,
} from '../rooms/room-items.ts';
import { checkForm } from './check-form.ts';
import { listingBody } from './listing-body.ts';
import { lastFilledStep, stepOf } from './steps.ts';
import { draftOf, EMPTY_FORM, formOf, sameForm, type WizardForm } from './wizard-form.ts';
import { distanceOption, straightMiles } from './wizard-state.ts';

const FULL: WizardForm = {
  ...EMPTY_FORM,
  title: 'Blue door',
  rental_type: 'crashpad',
  city: 'Miami',
  latitude: 25.79,
  longitude: -80.29,
  airport: [1],
  airport_distance: '2',
  description: 'A calm house. '.repeat(20),
  rooms: addRoom('Bunk room')([]),
  bathrooms: '2',
  number_of_shower: '0',
  max_nights: '30',
  rate_per_from: '400',
  deposit_required: '0',
  images: ['/files/pictures/a/1280.webp'],
  thumbnail: '/files/pictures/a/1280.webp',
};

/** Three miles from the house. */
const AIRPORT = {
  id: 1,
  prefix: 'MIA',
  name: 'Miami',
  city: 'Miami',
  country: 'US',
  latitude: 25.75,
  longitude: -80.3,
};
const check = (form: WizardForm) => checkForm(form, [AIRPORT]);
const keys = (form: WizardForm) => check(form).map(({ key }) => key);

describe('the form of a listing', () => {
  it('is unchanged after a round trip through a draft', () => {
    expect(sameForm(formOf(JSON.parse(JSON.stringify(draftOf(FULL)))), FULL)).toBe(true);
    expect(formOf({ deposit_required: 0, max_nights: null })).toMatchObject({
      deposit_required: '0',
      max_nights: '',
    });
  });

  it('refuses an airport too far away, or farther than stated', () => {
    const at = (latitude: number) => ({ ...FULL, latitude });
    expect(check(at(25.85))).toEqual([]);
    expect(check(at(26))).toEqual([
      { field: 'airport_distance', key: 'airport_distance_is_too_short' },
    ]);
    expect(check({ ...at(26), airport_distance: '11' })).toEqual([]);
    expect(check(at(27))).toEqual([{ field: 'airport', key: 'airport_is_too_far_away' }]);
  });

  it('names the text that was typed without picking an airport', () => {
    const keyFor = (text: string) => checkForm({ ...FULL, airport: [] }, [AIRPORT], text)[0]?.key;
    expect(keyFor(' ')).toBe('airport_is_required');
    expect(keyFor('Anchor')).toBe('airport_must_be_chosen_from_the_drop_down');
    expect(checkForm(FULL, [AIRPORT], 'Nowhere')).toEqual([]);
  });

  it('marks the second room of a name', () => {
    const rooms = addRoom('bunk  room')(addRoom('Loft')(FULL.rooms));
    expect(check({ ...FULL, rooms })).toEqual([
      { field: 'rooms.2.room_name', key: 'two_rooms_have_the_same_name' },
    ]);
  });

  it('is complete, or reports missing fields in step order', () => {
    expect(check(FULL)).toEqual([]);
    expect(keys(EMPTY_FORM)).toEqual([
      'crashpad_name_is_required',
      'rental_type_is_required',
      'address_is_required',
      'airport_is_required',
      'description_is_required',
      'rate_per_from_is_required',
      'deposit_required_is_required',
      'we_need_lots_of_nice_images',
    ]);
  });

  it('requires the fields of the rental type, and no others', () => {
    const bare = { ...FULL, bathrooms: '', number_of_shower: '', max_nights: '' };
    expect(keys(bare)).toEqual([
      'bathrooms_is_required',
      'number_of_shower_is_required',
      'max_nights_is_required',
    ]);
    expect(keys({ ...bare, rental_type: 'hotel' })).toEqual([]);
    expect(keys({ ...bare, rental_type: 'house' })).not.toContain('max_nights_is_required');
    expect(keys({ ...FULL, rooms: [] })).toEqual([
      'you_must_have_at_least_one_room_with_bed_numbers',
    ]);
    expect(keys({ ...FULL, rooms: [], rental_type: 'crashpad_bed' })).toEqual([]);
  });

  it('reports a room without a name', () => {
    const form = { ...FULL, rooms: [...FULL.rooms, ...addRoom(' ')([])] };
    expect(check(form)).toEqual([{ field: 'rooms.1.room_name', key: 'room_name_is_required' }]);
    expect(stepOf('rooms.1.room_name')).toBe(2);
  });

  it('requires the highest price only with a range', () => {
    expect(keys({ ...FULL, enable_price_range: true })).toEqual(['rate_per_to_is_required']);
    expect(keys({ ...FULL, enable_price_range: true, rate_per_to: '300' })).toEqual([
      'rate_per_to_is_below_rate_per_from',
    ]);
    expect(listingBody({ ...FULL, rate_per_to: '500' }).rate_per_to).toBeNull();
  });

  it('reports how far it is filled in', () => {
    expect(lastFilledStep(EMPTY_FORM)).toBe(1);
    expect(lastFilledStep({ ...EMPTY_FORM, places: [1] })).toBe(3);
  });
});

describe('rooms and beds', () => {
  const savedRooms = formOf({
    rooms: [
      { id: 1, room_name: 'A', beds: [{ id: 1, bed_name: 'Bed 1', status: 'BUSY' }, { id: 2 }] },
      { id: 2, room_name: 'B', beds: [{ id: 3 }] },
    ],
  }).rooms;

  it('a new room is removed, and a saved room is marked and restored by the next press', () => {
    expect(removeRoom(0)(addRoom('New')([]))).toEqual([]);
    const markedRooms = removeRoom(1)(savedRooms);
    expect(markedRooms[1]?.status).toBe('DELETED');
    expect(removeRoom(1)(markedRooms)[1]?.status).toBe('ACTIVE');
  });

  it('an occupied bed and its room cannot be removed', () => {
    expect(removeRoom(0)(savedRooms)).toEqual(savedRooms);
    expect(removeBed(0, 0)(savedRooms)).toEqual(savedRooms);
    expect(removeBed(0, 1)(savedRooms)[0]?.beds[1]?.status).toBe('DELETED');
    expect(setRoomCount(0)(savedRooms).map(({ status }) => status)).toEqual(['ACTIVE', 'DELETED']);
  });

  it('a higher number restores marked rooms and beds before it adds new ones', () => {
    const fewer = setRoomCount(1)(savedRooms);
    const more = setRoomCount(3)(fewer);
    expect(more.map(({ room_name, status }) => [room_name, status])).toEqual([
      ['A', 'ACTIVE'],
      ['B', 'ACTIVE'],
      ['Bedroom 3', 'NEW'],
    ]);
    expect(setBedCount(1, 2)(savedRooms)[1]?.beds.map(({ bed_name }) => bed_name)).toEqual([
      '',
      'Bed 2',
    ]);
  });

  it('a single room uses only its first bed, without losing the others', () => {
    const rooms = setBedCount(0, 3)(addRoom('A')([]));
    expect(roomsFor('single', rooms)[0]?.beds).toHaveLength(1);
    expect(roomsFor('list', rooms)).toBe(rooms);
  });
});

describe('distances', () => {
  it('map to one of the options', () => {
    expect([0.2, 1, 1.1, 5, 5.1, 10, 10.4].map(distanceOption)).toEqual([1, 1, 2, 5, 10, 10, 11]);
    expect(straightMiles(EMPTY_FORM, { latitude: 1, longitude: 1 })).toBeNull();
  });
});
