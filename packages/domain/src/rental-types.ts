import { defaultFlags, type Flags } from './flags.ts';
import { type BrandName, RENTAL_TYPES, type RentalType } from './lists.ts';

/**
 * How rooms and beds are entered: as a number of bedrooms with beds in each; room by room; or not
 * at all, because the listing is one room with one bed.
 */
export type RoomEditor = 'count' | 'list' | 'single';

/** A whole number from `min` to `max`. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The rules of a rental type. */
export interface RentalTypeRule {
  readonly type: RentalType;
  /** Offered only with the crashpad flag. */
  readonly needsCrashpadFlag: boolean;
  readonly roomEditor: RoomEditor;
  readonly rooms: Range;
  readonly bedsPerRoom: Range;
  /** Whether bathrooms and half baths are required. */
  readonly hasBathrooms: boolean;
  /** Whether days per month are required. */
  readonly hasMaxNights: boolean;
}

export const BATHROOMS: Range = { min: 1, max: 10 };
/** Half baths have no shower; the last value means five or more. */
export const HALF_BATHS: Range = { min: 0, max: 5 };
export const MAX_NIGHTS: Range = { min: 1, max: 31 };
export const MAX_NIGHTS_DEFAULT = 30;

const ONE: Range = { min: 1, max: 1 };
/** For types that count bedrooms: a house or a suite. */
const BEDROOMS: Range = { min: 1, max: 20 };
const ROOMS: Range = { min: 1, max: 50 };
const BEDS_PER_ROOM: Range = { min: 1, max: 30 };

const ROOMS_OF: Readonly<Record<RoomEditor, Pick<RentalTypeRule, 'rooms' | 'bedsPerRoom'>>> = {
  count: { rooms: BEDROOMS, bedsPerRoom: BEDS_PER_ROOM },
  list: { rooms: ROOMS, bedsPerRoom: BEDS_PER_ROOM },
  single: { rooms: ONE, bedsPerRoom: ONE },
};

const EDITOR_OF: Readonly<Record<RentalType, RoomEditor>> = {
  house: 'count',
  entire_suite: 'count',
  room: 'single',
  hostel: 'list',
  hotel: 'list',
  crashpad: 'list',
  crashpad_bed: 'single',
  crashpad_room: 'single',
  crashpad_suite: 'count',
};

/** The search modes that show some rental types only. */
export const SEARCH_MODE_TYPES = {
  crashpads: ['crashpad', 'crashpad_bed', 'crashpad_room', 'crashpad_suite'],
  rentals: ['house', 'entire_suite', 'room'],
  hotels: ['hotel', 'hostel'],
} as const satisfies Record<string, readonly RentalType[]>;

/** Types without additional details. */
const HOTEL_TYPES: ReadonlySet<RentalType> = new Set<RentalType>(SEARCH_MODE_TYPES.hotels);
const CRASHPAD_TYPES: ReadonlySet<RentalType> = new Set<RentalType>(SEARCH_MODE_TYPES.crashpads);

function ruleOf(type: RentalType): RentalTypeRule {
  const roomEditor = EDITOR_OF[type];
  return {
    type,
    needsCrashpadFlag: CRASHPAD_TYPES.has(type),
    roomEditor,
    ...ROOMS_OF[roomEditor],
    hasBathrooms: !HOTEL_TYPES.has(type),
    hasMaxNights: CRASHPAD_TYPES.has(type),
  };
}

const RULES = new Map(RENTAL_TYPES.map((type) => [type, ruleOf(type)]));

/** The rules of a rental type, for all brands. */
export function rentalTypeRule(type: RentalType): RentalTypeRule {
  return RULES.get(type) ?? ruleOf(type);
}

/** The rental types offered with these flags, in display order. */
export function offeredRentalTypes(flags: Pick<Flags, 'crashpad'>): RentalTypeRule[] {
  return [...RULES.values()].filter((rule) => flags.crashpad || !rule.needsCrashpadFlag);
}

/** The same for a brand with its default flags. */
export function rentalTypesOfBrand(brand: BrandName): RentalType[] {
  return offeredRentalTypes(defaultFlags(brand)).map(({ type }) => type);
}

/** Listing fields that some rental types do not have. */
export const RENTAL_TYPE_FIELDS = ['bathrooms', 'number_of_shower', 'max_nights'] as const;
export type RentalTypeField = (typeof RENTAL_TYPE_FIELDS)[number];

/** The additional required fields of a rental type. */
export function requiredFields(type: RentalType): RentalTypeField[] {
  const { hasBathrooms, hasMaxNights } = rentalTypeRule(type);
  return RENTAL_TYPE_FIELDS.filter((field) =>
    field === 'max_nights' ? hasMaxNights : hasBathrooms,
  );
}
