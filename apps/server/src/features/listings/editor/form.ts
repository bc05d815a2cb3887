import type { contract } from '@crewpad/contract';
import {
  airportDistanceIssue,
  countedCharacters,
  DESCRIPTION_MIN_CHARACTERS,
  type ListingGender,
  milesToAirport,
  type Point,
  RENTAL_TYPE_FIELDS,
  type RentalType,
  type RentalTypeField,
  requiredFields,
  sortKey,
} from '@crewpad/domain';
import { hasContactDetails, stripContactDetails } from '../../../platform/contact-details/strip.ts';
import { invalidInput } from '../../../platform/errors.ts';

/** Converts dollars of a form to whole cents; null stays null. */
export function cents(dollars: number): number;
export function cents(dollars: number | null | undefined): number | null;
export function cents(dollars: number | null | undefined): number | null {
  return dollars == null ? null : Math.round(dollars * 100);
}

/** Fields that the rental type does not have are null, whatever the form sends. */
function ofType(
  type: RentalType,
  form: contract.listings.CrashpadFields,
): Record<RentalTypeField, number | null> {
  const has = new Set(requiredFields(type));
  const fields = RENTAL_TYPE_FIELDS.map((field) => [field, has.has(field) ? form[field] : null]);
  return Object.fromEntries(fields);
}

/** The columns of a listing that need no lookup. Pure. */
export function formColumns(type: RentalType, form: contract.listings.CrashpadFields) {
  const { enable_price_range } = form;
  return {
    title: form.title,
    title_key: sortKey(form.title),
    street1: form.street1,
    street2: form.street2 || null,
    city: form.city,
    state: form.state || null,
    country: form.country,
    postal_code: form.postal_code || null,
    neighborhood: form.neighborhood || null,
    latitude: form.latitude,
    longitude: form.longitude,
    ...ofType(type, form),
    enable_price_range,
    rate_per_from: cents(form.rate_per_from),
    rate_per_to: enable_price_range ? cents(form.rate_per_to) : null,
    rate_per_day_from: cents(form.rate_per_day_from),
    rate_per_day_to: cents(form.rate_per_day_to),
    deposit_required: cents(form.deposit_required),
    images: JSON.stringify(form.images),
    thumbnail: form.thumbnail,
    rules_policies_doc: JSON.stringify(form.rules_policies_doc),
    amenities: form.amenities,
    places: form.places,
  };
}

/** The airports of a form in order, with their stated miles. Pure. */
export function airportRows(
  form: Pick<
    contract.listings.CrashpadFields,
    'airport' | 'airport_distance' | 'other_airport_distance'
  >,
) {
  const distances = [form.airport_distance, form.other_airport_distance ?? 1];
  return form.airport.map((airport_id, at) => ({
    airport_id,
    position: at + 1,
    distance: distances[at] ?? 1,
  }));
}

/** An error of one field of a form. */
export interface Issue extends contract.listings.FieldIssue {
  /** A number for the error text. */
  value?: number;
}

/** @throws ApiError 422 with all issues in order, if any. */
export function requireNoIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const errors: Record<string, string[]> = {};
  const values: Record<string, number> = {};
  for (const { field, key, value } of issues) {
    errors[field] = [...(errors[field] ?? []), key];
    if (value !== undefined) values[field] = value;
  }
  throw invalidInput(errors, values);
}

type AirportFields = Pick<
  contract.listings.CrashpadFields,
  'airport' | 'airport_distance' | 'other_airport_distance' | 'latitude' | 'longitude'
>;

/** The listing's current airports and position. */
export interface StoredAirports extends Point {
  airports: readonly { airport_id: number; distance: number }[];
}

const DISTANCE_FIELDS = ['airport_distance', 'other_airport_distance'] as const;

/**
 * Airports of a form that are out of range, and stated distances that do not match. Unchanged
 * values stay valid: the same airport and distance, for a listing that does not move. Pure.
 * @param airports positions of the form's airports by id; unknown ones are reported elsewhere
 */
export function airportIssues(
  form: AirportFields,
  airports: ReadonlyMap<number, Point>,
  stored: StoredAirports | undefined,
): Issue[] {
  const stays = stored?.latitude === form.latitude && stored.longitude === form.longitude;
  return airportRows(form).flatMap(({ airport_id, distance }, at) => {
    const isStored = stored?.airports.some(
      (pair) => pair.airport_id === airport_id && pair.distance === distance,
    );
    const airport = airports.get(airport_id);
    if (airport === undefined || (stays && isStored)) return [];
    const computed = milesToAirport(form, airport);
    const key = airportDistanceIssue(distance, computed);
    if (key === undefined) return [];
    const field =
      key === 'airport_is_too_far_away' ? 'airport' : (DISTANCE_FIELDS[at] ?? 'airport');
    return [{ field, key, value: computed }];
  });
}

type Texts = Pick<
  contract.listings.CrashpadFields,
  'title' | 'neighborhood' | 'description' | 'rules_policies_des'
>;

/** Too short to strip: refused instead. */
const NAMES = ['title', 'neighborhood'] as const;

/** The texts of a form without contact details, and remaining issues. Pure. */
export function stripTexts(form: Texts) {
  const description = stripContactDetails(form.description).trim();
  const rules_policies_des = stripContactDetails(form.rules_policies_des).trim();
  const issues: Issue[] = NAMES.filter((field) => hasContactDetails(form[field] ?? '')).map(
    (field) => ({ field, key: 'contact_details_are_not_allowed' }),
  );
  if (countedCharacters(description) < DESCRIPTION_MIN_CHARACTERS) {
    issues.push({ field: 'description', key: 'description_is_minimum_200_characters' });
  }
  return { texts: { description, rules_policies_des }, issues };
}

/** Ids of the two preferences that mirror a listing's gender; null if not on the list. */
export interface GenderPreferences {
  male: number | null;
  female: number | null;
}

/**
 * Syncs gender and preferences: a given gender sets the two preferences; otherwise they set the
 * gender. Both together exclude no one. Preserves the order. Pure.
 */
export function syncGender(
  ownGender: ListingGender | undefined,
  preferences: readonly number[],
  { male, female }: GenderPreferences,
): { gender: ListingGender; preferences: number[] } {
  if (ownGender === undefined) {
    const isMale = male !== null && preferences.includes(male);
    const isFemale = female !== null && preferences.includes(female);
    const gender = isMale === isFemale ? 'all' : isMale ? 'male' : 'female';
    return { gender, preferences: [...preferences] };
  }
  const own = { all: null, male, female }[ownGender];
  const ids = preferences.filter((id) => id === own || (id !== male && id !== female));
  const isThere = own === null || ids.includes(own);
  return { gender: ownGender, preferences: isThere ? ids : [...ids, own] };
}
