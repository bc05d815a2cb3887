import type { contract } from '@crewpad/contract';
import {
  RENTAL_TYPE_FIELDS,
  type RentalType,
  type RentalTypeField,
  requiredFields,
  sortKey,
} from '@crewpad/domain';

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
  const kept = RENTAL_TYPE_FIELDS.map((field) => [field, has.has(field) ? form[field] : null]);
  return Object.fromEntries(kept);
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
