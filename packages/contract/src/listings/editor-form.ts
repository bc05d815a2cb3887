import {
  AIRPORT_DISTANCE_MAX,
  BATHROOMS,
  BED_KINDS,
  countedCharacters,
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
  DOCUMENTS_PER_LISTING,
  HALF_BATHS,
  ITEM_STATUSES,
  LISTING_AMOUNT_MAX,
  LISTING_GENDERS,
  LISTING_TITLE_MAX_CHARACTERS,
  MAX_AIRPORTS_PER_LISTING,
  MAX_NIGHTS,
  PICTURES_PER_LISTING,
  type Range,
  RENTAL_TYPES,
  type RentalType,
  ROOM_NAME_MAX_CHARACTERS,
  RULES_MAX_CHARACTERS,
  rentalTypeRule,
  requiredFields,
  withoutDirections,
} from '@crewpad/domain';
import { z } from 'zod';
import { line, requiredLine, text, withoutLinks } from '../common.ts';
import { amount, orNull, whole } from '../typed-number.ts';

/** Parts of the forms of listings, rooms and beds. */

const optionalLine = (max: number) => line(max).trim().nullish();

export const rowId = z.number().int().positive().max(2_147_483_647);
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

type Payload = { value: unknown; issues: unknown[] };

/** A check of several fields together. It runs even if single fields have issues, so that one answer has all. */
export const crossFieldCheck = <T extends object>(find: (form: T) => FieldIssue[]) =>
  z.superRefine<T>(
    (form, context) => {
      for (const { field, key } of find(form)) {
        context.addIssue({ code: 'custom', path: [field], message: key });
      }
    },
    { when: ({ value }: Payload) => typeof value === 'object' && value !== null },
  );

/** An issue of one field of a form, by its stable key. */
export interface FieldIssue {
  field: string;
  key: string;
}

/** A room as checked with the others; missing names are checked elsewhere. */
export interface CheckedRoom {
  room_name: string;
  /** Number of remaining beds. */
  beds: number;
}

/** Whether rooms and beds match the rental type, and room names are unique. */
export function roomIssues(type: RentalType, checked: readonly CheckedRoom[]): FieldIssue[] {
  const { rooms, bedsPerRoom: beds } = rentalTypeRule(type);
  const bedsPerRoom = checked.map((room) => room.beds);
  if (bedsPerRoom.length < rooms.min || !bedsPerRoom.some((count) => count > 0)) {
    return [{ field: 'rooms', key: 'you_must_have_at_least_one_room_with_bed_numbers' }];
  }
  if (bedsPerRoom.some((count) => count < beds.min)) {
    return [{ field: 'rooms', key: 'name_rooms_and_beds' }];
  }
  if (bedsPerRoom.length > rooms.max) return [{ field: 'rooms', key: 'too_many_rooms' }];
  if (bedsPerRoom.some((count) => count > beds.max)) {
    return [{ field: 'rooms', key: 'too_many_beds' }];
  }
  const names = checked.map((room) => roomNameKey(room.room_name)).filter((name) => name !== '');
  return new Set(names).size < names.length
    ? [{ field: 'rooms', key: 'two_rooms_have_the_same_name' }]
    : [];
}

/** Two names are the same if only case, spaces or invisible characters differ. */
export function roomNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * The form of a listing. Browser and server parse with the same schemas; the keys are in the order of
 * the wizard's steps, and each issue has a stable key.
 */

const URL_MAX = 500;
const ADDRESS_MAX = 200;
const LIST_MAX = 200;
const ROWS_MAX = 400;

const MONEY: Range = { min: 0, max: LISTING_AMOUNT_MAX };
const RATE: Range = { min: 1, max: LISTING_AMOUNT_MAX };

const degrees = (limit: number) =>
  z.number({ error: 'address_is_required' }).min(-limit).max(limit);

/** Ids of a list; items of an answer are accepted instead of their ids. */
const ids = z
  .array(z.union([rowId, z.object({ id: rowId }).transform(({ id }) => id)]))
  .max(LIST_MAX)
  .transform((list) => [...new Set(list)])
  .default([]);

const status = z.enum(ITEM_STATUSES).optional();

export const bedInput = z.object({
  id: rowId.nullish(),
  bed_name: optionalLine(ROOM_NAME_MAX_CHARACTERS).pipe(withoutLinks.nullish()),
  /** Default: cold for a new bed; for a saved bed, its stored kind. */
  bed_kind: z.enum(BED_KINDS).optional(),
  status,
  rental_amount: orNull(amount('rental_amount_is_required', MONEY)),
});
export type BedInput = z.infer<typeof bedInput>;

/** Also for changing a single room. */
export const roomName = requiredLine('room_name_is_required', ROOM_NAME_MAX_CHARACTERS).pipe(
  withoutLinks,
);
export const bedsPerRoom = (min: number) => whole('name_rooms_and_beds', { min, max: ROWS_MAX });

/** Without `beds`, the room has `beds_per_room` of them, named Bed 1 to Bed N. A removed one needs no name. */
export const roomInput = z
  .object({
    id: rowId.nullish(),
    room_name: optionalLine(ROOM_NAME_MAX_CHARACTERS)
      .transform((name) => name ?? '')
      .pipe(withoutLinks),
    beds_per_room: bedsPerRoom(0).nullish(),
    status,
    beds: z.array(bedInput).max(ROWS_MAX).optional(),
  })
  .check(
    crossFieldCheck((room: { status?: unknown; room_name?: unknown }) =>
      room.status === 'DELETED' || !isMissing(room.room_name)
        ? []
        : [{ field: 'room_name', key: 'room_name_is_required' }],
    ),
  );
export type RoomInput = z.infer<typeof roomInput>;

const pictures = z
  .array(text(URL_MAX), { error: 'we_need_lots_of_nice_images' })
  .min(1, { error: 'we_need_lots_of_nice_images' })
  .max(PICTURES_PER_LISTING, { error: 'at_most_15_images' });

/** The fields that POST and PUT share: all but the rental type, which cannot change. */
export const crashpadFields = z.object({
  title: requiredLine('crashpad_name_is_required', LISTING_TITLE_MAX_CHARACTERS).pipe(withoutLinks),
  gender: z.enum(LISTING_GENDERS).optional(),
  street1: optionalLine(ADDRESS_MAX).transform((street) => street ?? ''),
  street2: optionalLine(ADDRESS_MAX),
  city: requiredLine('address_is_required', ADDRESS_MAX),
  state: optionalLine(ADDRESS_MAX),
  country: line(ADDRESS_MAX).trim().min(1).default('United States'),
  postal_code: optionalLine(20),
  latitude: degrees(90),
  longitude: degrees(180),
  neighborhood: optionalLine(ADDRESS_MAX),
  airport: z
    .array(rowId, { error: 'airport_is_required' })
    .min(1, { error: 'airport_is_required' })
    .max(MAX_AIRPORTS_PER_LISTING, { error: 'at_most_two_airports' })
    .refine((list) => new Set(list).size === list.length, { error: 'airport_is_chosen_twice' }),
  airport_distance: whole('airport_distance_is_required', { min: 1, max: AIRPORT_DISTANCE_MAX }),
  /** Of the second airport. */
  other_airport_distance: orNull(
    whole('airport_distance_is_required', { min: 1, max: AIRPORT_DISTANCE_MAX }),
  ),
  description: z
    .string({ error: 'description_is_required' })
    .overwrite(withoutDirections)
    .trim()
    .superRefine((value, context) => {
      const count = countedCharacters(value);
      if (count >= DESCRIPTION_MIN_CHARACTERS) return;
      const key = count === 0 ? 'is_required' : 'is_minimum_200_characters';
      context.addIssue({ code: 'custom', message: `description_${key}` });
    })
    .pipe(text(DESCRIPTION_MAX_CHARACTERS)),
  rooms: z
    .array(roomInput)
    .max(ROWS_MAX)
    .nullish()
    .transform((rooms) => rooms ?? []),
  bathrooms: orNull(whole('bathrooms_is_required', BATHROOMS)),
  number_of_shower: orNull(whole('number_of_shower_is_required', HALF_BATHS)),
  max_nights: orNull(whole('max_nights_is_required', MAX_NIGHTS)),
  enable_price_range: z.boolean().default(false),
  rate_per_from: amount('rate_per_from_is_required', RATE),
  rate_per_to: orNull(amount('rate_per_to_is_required', RATE)),
  rate_per_day_from: orNull(amount('rate_per_day_from_is_required', MONEY)),
  rate_per_day_to: orNull(amount('rate_per_day_to_is_required', MONEY)),
  deposit_required: amount('deposit_required_is_required', MONEY),
  amenities: ids,
  preferences: ids,
  places: ids,
  rules_policies_des: text(RULES_MAX_CHARACTERS).overwrite(withoutDirections).trim().default(''),
  rules_policies_doc: z
    .array(text(URL_MAX))
    .max(DOCUMENTS_PER_LISTING, { error: 'at_most_3_documents' })
    .default([]),
  images: pictures,
  thumbnail: z
    .string({ error: 'primary_image_is_required' })
    .min(1, { error: 'primary_image_is_required' })
    .pipe(text(URL_MAX)),
});
export type CrashpadFields = z.infer<typeof crashpadFields>;

/** The fields that cross-field checks read; both `null` and undefined mean missing. */
type Loose = Partial<Record<keyof CrashpadFields, unknown>>;

/** Missing fields that the rental type requires, in the order of the form. */
export function missingForType(type: RentalType, form: Loose): FieldIssue[] {
  return requiredFields(type)
    .filter((field) => isMissing(form[field]))
    .map((field) => ({ field, key: `${field}_is_required` }));
}

/** Contradictions that do not depend on the type: prices, the primary picture. */
export function contradictions(form: Loose): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const { rate_per_from: from, rate_per_to: to, images, thumbnail } = form;
  const { rate_per_day_from: dayFrom, rate_per_day_to: dayTo } = form;
  if (form.enable_price_range === true) {
    if (isMissing(to)) issues.push({ field: 'rate_per_to', key: 'rate_per_to_is_required' });
    else if (Number(to) < Number(from)) {
      issues.push({ field: 'rate_per_to', key: 'rate_per_to_is_below_rate_per_from' });
    }
  }
  if (!isMissing(dayFrom) && !isMissing(dayTo) && Number(dayTo) < Number(dayFrom)) {
    const key = 'rate_per_day_to_is_below_rate_per_day_from';
    issues.push({ field: 'rate_per_day_to', key });
  }
  if (Array.isArray(images) && images.length > 0 && !isMissing(thumbnail)) {
    const isThere = images.includes(thumbnail);
    if (!isThere) issues.push({ field: 'thumbnail', key: 'primary_image_is_required' });
  }
  return issues;
}

const rentalType = z.enum(RENTAL_TYPES, { error: 'rental_type_is_required' });
const isRentalType = (value: unknown): value is RentalType => rentalType.safeParse(value).success;

/** A new listing has rooms, unless its type is a single room. */
function missingRooms(type: unknown, { rooms }: Loose): FieldIssue[] {
  const isSingle = isRentalType(type) && rentalTypeRule(type).roomEditor === 'single';
  if (isSingle || !Array.isArray(rooms) || rooms.length > 0) return [];
  return [{ field: 'rooms', key: 'you_must_have_at_least_one_room_with_bed_numbers' }];
}

/** The body of POST /crashpads. */
export const newCrashpad = crashpadFields
  .extend({
    rental_type: rentalType,
    /** The draft of this listing: deleted on save, unless it was changed in the meantime. */
    draft_version: z.number().int().optional(),
  })
  .check(
    crossFieldCheck((form: Loose & { rental_type?: unknown }) => {
      const { rental_type: type } = form;
      return [
        ...missingRooms(type, form),
        ...(isRentalType(type) ? missingForType(type, form) : []),
        ...contradictions(form),
      ];
    }),
  );

/** The body of PUT /crashpads/{id}. The server checks what the stored rental type requires. */
export const changedCrashpad = crashpadFields
  .extend({
    /** The `updated_at` of the edited version; 409 if the stored one is newer. */
    updated_at: z.iso.datetime({ offset: true }).optional(),
  })
  .check(crossFieldCheck(contradictions));

/** The price of one bed; null: as the crash pad's. */
export const bedPriceForm = z.object({
  rate: z
    .union([z.number(), z.string(), z.null()], { error: 'rate_is_required' })
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(amount('rate_is_required', MONEY).nullable()),
});

/** The monthly price of a crash pad. */
export const crashpadPriceForm = z
  .object({
    rate_per_from: amount('rate_per_from_is_required', RATE),
    rate_per_to: orNull(amount('rate_per_to_is_required', RATE)).meta({
      description: 'null: one price instead of a range; left out: as before',
    }),
    /** The version that was read: a newer one is not overwritten. */
    updated_at: z.iso.datetime({ offset: true }).optional(),
  })
  .check(
    crossFieldCheck(({ rate_per_from: from, rate_per_to: to }: Loose) =>
      !isMissing(to) && Number(to) < Number(from)
        ? [{ field: 'rate_per_to', key: 'rate_per_to_is_below_rate_per_from' }]
        : [],
    ),
  );
export type CrashpadPrice = z.output<typeof crashpadPriceForm>;

const loose = z.union([z.number(), text(40)]).nullish();
const word = text(ADDRESS_MAX).nullish();

/** A draft: everything as typed, nothing required. */
export const draftForm = z.object({
  title: word,
  rental_type: rentalType.nullish(),
  gender: z.enum(LISTING_GENDERS).nullish(),
  street1: word,
  street2: word,
  city: word,
  state: word,
  country: word,
  postal_code: word,
  neighborhood: word,
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  airport: z.array(rowId).max(MAX_AIRPORTS_PER_LISTING).optional(),
  airport_distance: loose,
  other_airport_distance: loose,
  description: text(DESCRIPTION_MAX_CHARACTERS * 2).nullish(),
  rooms: z
    .array(
      z.object({
        id: rowId.nullish(),
        room_name: word,
        status,
        beds: z
          .array(
            z.object({
              id: rowId.nullish(),
              bed_name: word,
              bed_kind: z.enum(BED_KINDS).optional(),
              status,
              rental_amount: loose,
            }),
          )
          .max(ROWS_MAX)
          .optional(),
      }),
    )
    .max(ROWS_MAX)
    .optional(),
  bathrooms: loose,
  number_of_shower: loose,
  max_nights: loose,
  enable_price_range: z.boolean().nullish(),
  rate_per_from: loose,
  rate_per_to: loose,
  rate_per_day_from: loose,
  rate_per_day_to: loose,
  deposit_required: loose,
  amenities: z.array(rowId).max(LIST_MAX).optional(),
  preferences: z.array(rowId).max(LIST_MAX).optional(),
  places: z.array(rowId).max(LIST_MAX).optional(),
  rules_policies_des: text(RULES_MAX_CHARACTERS * 2).nullish(),
  rules_policies_doc: z.array(text(URL_MAX)).max(DOCUMENTS_PER_LISTING).optional(),
  images: z.array(text(URL_MAX)).max(PICTURES_PER_LISTING).optional(),
  thumbnail: text(URL_MAX).nullish(),
});
export type DraftForm = z.infer<typeof draftForm>;
