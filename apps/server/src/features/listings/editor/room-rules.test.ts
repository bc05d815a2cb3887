import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import {
  findHeldChange,
  idIssues,
  initialRooms,
  mergeRooms,
  planIssues,
  type StoredBed,
  type StoredRoom,
} from './room-rules.ts';

const TENANT = {
  rental_id: 1,
  status: 'pending',
  display_name: null,
  email: 'tenant@crewpad.test',
  start_date: '2026-01-01',
  end_date: null,
  checkout_date: null,
} as const;

const bed = (id: number, row: Partial<StoredBed> = {}): StoredBed => ({
  id,
  bed_name: `Bed ${id % 10}`,
  bed_kind: 'cold',
  rental_amount: null,
  tenants: [],
  ...row,
});
/** Room 10 with beds 11 and 12, of which 11 is taken; room 20 with bed 21. */
const STORED: StoredRoom[] = [
  {
    id: 10,
    room_name: 'Blue',
    beds: [bed(11, { tenants: [TENANT], rental_amount: 20_000 }), bed(12)],
  },
  { id: 20, room_name: 'Red', beds: [bed(21)] },
];

type Bed = NonNullable<contract.listings.RoomInput['beds']>[number];
const same = (id: number, changes: Partial<Bed> = {}): Bed => ({
  id,
  bed_name: `Bed ${id % 10}`,
  bed_kind: 'cold',
  ...changes,
});
const blue = (changes: Partial<contract.listings.RoomInput> = {}): contract.listings.RoomInput => ({
  id: 10,
  room_name: 'Blue',
  beds: [same(11), same(12)],
  ...changes,
});
const red = (changes: Partial<contract.listings.RoomInput> = {}): contract.listings.RoomInput => ({
  id: 20,
  room_name: 'Red',
  beds: [same(21)],
  ...changes,
});
const outline = (requested: contract.listings.RoomInput[]) =>
  mergeRooms(STORED, requested).map((room) => [
    room.id ?? room.room_name,
    ...room.beds.map(({ id, bed_name }) => id ?? bed_name),
  ]);
const blocked = (requested: contract.listings.RoomInput[]) =>
  findHeldChange(STORED, mergeRooms(STORED, requested));

describe('rooms and beds after a write', () => {
  it.each<[string, contract.listings.RoomInput[], unknown]>([
    [
      'what is not named stays',
      [],
      [
        [10, 11, 12],
        [20, 21],
      ],
    ],
    [
      'in the order of the form',
      [red(), blue()],
      [
        [20, 21],
        [10, 11, 12],
      ],
    ],
    [
      'those that are not named behind the others',
      [red()],
      [
        [20, 21],
        [10, 11, 12],
      ],
    ],
    [
      'beds too',
      [blue({ beds: [same(12)] })],
      [
        [10, 12, 11],
        [20, 21],
      ],
    ],
    ['without what is marked', [blue(), red({ status: 'DELETED' })], [[10, 11, 12]]],
    [
      'beds too',
      [blue({ beds: [same(11), same(12, { status: 'DELETED' })] })],
      [
        [10, 11],
        [20, 21],
      ],
    ],
    [
      'what is new and marked is nothing',
      [blue(), red(), { room_name: 'No', status: 'DELETED' }],
      [
        [10, 11, 12],
        [20, 21],
      ],
    ],
    [
      'a new room has one bed',
      [blue(), red(), { room_name: 'New' }],
      [
        [10, 11, 12],
        [20, 21],
        ['New', 'Bed 1'],
      ],
    ],
    [
      'or as many as it says',
      [blue(), red(), { room_name: 'New', beds_per_room: 3 }],
      [
        [10, 11, 12],
        [20, 21],
        ['New', 'Bed 1', 'Bed 2', 'Bed 3'],
      ],
    ],
    [
      'or those it names',
      [
        blue(),
        red(),
        { room_name: 'New', beds: [{ bed_kind: 'hot', bed_name: 'Top' }, { bed_kind: 'hot' }] },
      ],
      [
        [10, 11, 12],
        [20, 21],
        ['New', 'Top', 'Bed 2'],
      ],
    ],
    [
      'a name that is taken is not given',
      [blue({ beds: [same(12), { bed_kind: 'cold' }, same(11)] })],
      [
        [10, 12, 'Bed 3', 11],
        [20, 21],
      ],
    ],
    [
      'a bed moves to another room',
      [blue({ beds: [same(11)] }), red({ beds: [same(21), same(12)] })],
      [
        [10, 11],
        [20, 21, 12],
      ],
    ],
    [
      'and into a new one',
      [blue({ beds: [same(11)] }), red(), { room_name: 'New', beds: [same(12)] }],
      [
        [10, 11],
        [20, 21],
        ['New', 12],
      ],
    ],
    [
      'fewer beds: the free ones go first',
      [blue({ beds: undefined, beds_per_room: 1 })],
      [
        [10, 11],
        [20, 21],
      ],
    ],
    [
      'more beds',
      [red({ beds: undefined, beds_per_room: 3 })],
      [
        [20, 21, 'Bed 2', 'Bed 3'],
        [10, 11, 12],
      ],
    ],
    [
      'no word about beds',
      [red({ beds: undefined })],
      [
        [20, 21],
        [10, 11, 12],
      ],
    ],
  ])('%s', (_what, requested, rooms) => {
    expect(outline(requested)).toEqual(rooms);
  });

  it('a bed retains the name and amount that the form leaves out', () => {
    const requested = [blue({ beds: [{ id: 11, bed_kind: 'cold' }, same(12, { bed_name: '' })] })];
    const [room] = mergeRooms(STORED, requested);
    expect(room?.beds).toMatchObject([
      { id: 11, bed_name: 'Bed 1', rental_amount: 20_000 },
      { id: 12, bed_name: 'Bed 2', rental_amount: null },
    ]);
  });

  it('amounts are whole cents, and null removes one', () => {
    const requested = [
      blue({ beds: [same(11, { rental_amount: null }), same(12, { rental_amount: 19.99 })] }),
    ];
    const [room] = mergeRooms(STORED, requested);
    expect(room?.beds.map(({ rental_amount }) => rental_amount)).toEqual([null, 1999]);
  });
});

describe('a tenant prevents', () => {
  it.each<[string, contract.listings.RoomInput[], 'removal' | 'change']>([
    ['removing the room of a tenant', [blue({ status: 'DELETED' })], 'removal'],
    ['renaming the room of a tenant', [blue({ room_name: 'Green' })], 'change'],
    ['removing the bed of a tenant', [blue({ beds: [same(11, { status: 'DELETED' })] })], 'change'],
    ['renaming the bed of a tenant', [blue({ beds: [same(11, { bed_name: 'Top' })] })], 'change'],
    ['another kind', [blue({ beds: [same(11, { bed_kind: 'hot' })] })], 'change'],
    ['another rent', [blue({ beds: [same(11, { rental_amount: 300 })] })], 'change'],
    ['another room', [blue({ beds: [] }), red({ beds: [same(11)] })], 'change'],
    ['no bed at all', [blue({ beds: undefined, beds_per_room: 0 })], 'change'],
  ])('%s', (_what, requested, way) => {
    expect(blocked(requested)).toBe(way);
  });

  it.each<[string, contract.listings.RoomInput[]]>([
    [
      'free beds in the room of a tenant',
      [blue({ beds: [same(11), same(12, { bed_kind: 'hot', bed_name: 'Top' })] })],
    ],
    ['its removal', [blue({ beds: [same(12, { status: 'DELETED' })] })]],
    [
      'a new bed in the room of a tenant',
      [blue({ beds: [{ bed_kind: 'cold' }, same(11), same(12)] })],
    ],
    ['another room', [blue(), red({ status: 'DELETED' })]],
    ['the order of rooms', [red(), blue()]],
    ['the same rent', [blue({ beds: [same(11, { rental_amount: 200 })] })]],
  ])('but not of %s', (_what, requested) => {
    expect(blocked(requested)).toBeUndefined();
  });
});

describe('unknown and foreign ids', () => {
  it.each<[string, contract.listings.RoomInput[], string[]]>([
    ['none', [blue(), red(), { room_name: 'New' }], []],
    ['a room from elsewhere', [red({ id: 99 })], ['room_is_not_of_this_listing']],
    ['a bed from elsewhere', [red({ beds: [same(99)] })], ['bed_is_not_of_this_listing']],
    [
      'a bed from elsewhere that is marked',
      [red({ beds: [same(99, { status: 'DELETED' })] })],
      ['bed_is_not_of_this_listing'],
    ],
    ['a room twice', [red(), red({ beds: [] })], ['room_is_named_twice']],
    ['a bed twice', [red({ beds: [same(21), same(21)] })], ['bed_is_named_twice']],
  ])('%s', (_what, requested, keys) => {
    expect(idIssues(STORED, requested)).toEqual(keys.map((key) => ({ field: 'rooms', key })));
  });
});

describe('counts of rooms and beds', () => {
  const rooms = (...counts: number[]) =>
    counts.map((count, at) => ({
      id: null,
      room_name: `Bedroom ${at + 1}`,
      beds: Array.from({ length: count }, (_, place) => ({ ...bed(place), id: null })),
    }));
  it.each([
    ['crashpad', rooms(3, 2), []],
    ['crashpad', rooms(), ['you_must_have_at_least_one_room_with_bed_numbers']],
    ['crashpad', rooms(1, 0), ['name_rooms_and_beds']],
    ['crashpad', rooms(31), ['too_many_beds']],
    ['crashpad', rooms(30, 30, 30, 30, 30), []],
    ['crashpad', rooms(30, 30, 30, 30, 30, 1), ['too_many_beds']],
    ['house', rooms(...Array.from({ length: 21 }, () => 1)), ['too_many_rooms']],
    ['room', rooms(1, 1), ['too_many_rooms']],
    ['room', rooms(2), ['too_many_beds']],
  ] as const)('a %s: case %#', (type, planned, keys) => {
    expect(planIssues(type, [], planned).map(({ key }) => key)).toEqual(keys);
  });
});

describe('room names', () => {
  const room = (id: number | null, room_name: string) => ({
    id,
    room_name,
    beds: [{ ...bed(1), id: null }],
  });
  const keysOf = (
    stored: { id: number; room_name: string }[],
    ...planned: ReturnType<typeof room>[]
  ) => planIssues('crashpad', stored, planned).map(({ key }) => key);

  it.each(['Blue', 'blue', ' BLUE ', 'Bl\u200bue', 'Ｂlue'])('Blue and %s are the same', (name) => {
    expect(keysOf([], room(null, 'Blue'), room(null, name))).toEqual([
      'two_rooms_have_the_same_name',
    ]);
    expect(keysOf([{ id: 1, room_name: 'Blue' }], room(1, 'Blue'), room(null, name))).toEqual([
      'two_rooms_have_the_same_name',
    ]);
  });

  it('may be swapped, and may differ by a number', () => {
    const stored = [
      { id: 1, room_name: 'Blue' },
      { id: 2, room_name: 'Red' },
    ];
    expect(keysOf(stored, room(1, 'Red'), room(2, 'Blue'), room(null, 'Red 2'))).toEqual([]);
    expect(keysOf(stored, room(1, 'Red'), room(2, 'Red'))).toEqual([
      'two_rooms_have_the_same_name',
    ]);
  });

  it('may stay duplicates from before the rule until one is changed', () => {
    const stored = [
      { id: 1, room_name: 'Blue' },
      { id: 2, room_name: 'Blue' },
    ];
    expect(keysOf(stored, room(1, 'Blue'), room(2, 'Blue'), room(null, 'Red'))).toEqual([]);
    expect(keysOf(stored, room(1, 'Blue'), room(2, 'blue'))).toEqual([
      'two_rooms_have_the_same_name',
    ]);
    expect(keysOf(stored, room(1, 'Blue'), room(2, 'Blue'), room(null, 'Blue'))).toEqual([
      'two_rooms_have_the_same_name',
    ]);
  });
});

it('types with a single room get one room with one bed', () => {
  expect(mergeRooms([], initialRooms('crashpad_bed', []))).toEqual([
    {
      id: null,
      room_name: 'Bedroom 1',
      beds: [{ id: null, bed_name: 'Bed 1', bed_kind: 'cold', rental_amount: null }],
    },
  ]);
  expect(initialRooms('room', [{ room_name: 'Gone', status: 'DELETED' }])).toHaveLength(1);
  expect(initialRooms('crashpad_room', [{ room_name: 'Attic' }])).toEqual([{ room_name: 'Attic' }]);
  expect(initialRooms('crashpad', [])).toEqual([]);
});
