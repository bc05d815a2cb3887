import type { contract } from '@crewpad/contract';
import type { BedKind, ItemStatus, ListingGender, RentalType } from '@crewpad/domain';

export interface WizardBed {
  id: number | null;
  bed_name: string;
  bed_kind: BedKind;
  status: ItemStatus;
  rental_amount: string;
}

export interface WizardRoom {
  id: number | null;
  room_name: string;
  status: ItemStatus;
  beds: readonly WizardBed[];
}

/** A draft with every field: numbers as typed, empty strings for nothing. */
export interface WizardForm {
  title: string;
  rental_type: RentalType | null;
  gender: ListingGender;
  street1: string;
  street2: string;
  city: string;
  state: string;
  country: string;
  postal_code: string;
  neighborhood: string;
  latitude: number | null;
  longitude: number | null;
  airport: readonly number[];
  airport_distance: string;
  other_airport_distance: string;
  description: string;
  rooms: readonly WizardRoom[];
  bathrooms: string;
  number_of_shower: string;
  max_nights: string;
  enable_price_range: boolean;
  rate_per_from: string;
  rate_per_to: string;
  rate_per_day_from: string;
  rate_per_day_to: string;
  deposit_required: string;
  amenities: readonly number[];
  preferences: readonly number[];
  places: readonly number[];
  rules_policies_des: string;
  rules_policies_doc: readonly string[];
  images: readonly string[];
  thumbnail: string | null;
}
export type WizardField = keyof WizardForm;

const DEFAULT_COUNTRY_NAME = 'United States';

const typed = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The form of a draft or a listing; missing fields are empty. */
export function formOf(said: contract.listings.DraftForm): WizardForm {
  return {
    title: typed(said.title),
    rental_type: said.rental_type ?? null,
    gender: said.gender ?? 'all',
    street1: typed(said.street1),
    street2: typed(said.street2),
    city: typed(said.city),
    state: typed(said.state),
    country: said.country ?? DEFAULT_COUNTRY_NAME,
    postal_code: typed(said.postal_code),
    neighborhood: typed(said.neighborhood),
    latitude: said.latitude ?? null,
    longitude: said.longitude ?? null,
    airport: said.airport ?? [],
    airport_distance: typed(said.airport_distance),
    other_airport_distance: typed(said.other_airport_distance),
    description: typed(said.description),
    rooms: roomsOf(said.rooms),
    bathrooms: typed(said.bathrooms),
    number_of_shower: typed(said.number_of_shower),
    max_nights: typed(said.max_nights),
    enable_price_range: said.enable_price_range ?? false,
    rate_per_from: typed(said.rate_per_from),
    rate_per_to: typed(said.rate_per_to),
    rate_per_day_from: typed(said.rate_per_day_from),
    rate_per_day_to: typed(said.rate_per_day_to),
    deposit_required: typed(said.deposit_required),
    amenities: sorted(said.amenities),
    preferences: sorted(said.preferences),
    places: sorted(said.places),
    rules_policies_des: typed(said.rules_policies_des),
    rules_policies_doc: said.rules_policies_doc ?? [],
    images: said.images ?? [],
    thumbnail: said.thumbnail ?? null,
  };
}

function roomsOf(rooms: contract.listings.DraftForm['rooms']): WizardRoom[] {
  return (rooms ?? []).map(({ id, room_name, status, beds }) => ({
    id: id ?? null,
    room_name: typed(room_name),
    status: status ?? statusOfNew(id),
    beds: (beds ?? []).map((bed) => ({
      id: bed.id ?? null,
      bed_name: typed(bed.bed_name),
      bed_kind: bed.bed_kind ?? 'cold',
      status: bed.status ?? statusOfNew(bed.id),
      rental_amount: typed(bed.rental_amount),
    })),
  }));
}

const statusOfNew = (id: number | null | undefined) => (id ? 'ACTIVE' : 'NEW');

/** The order of selected options does not matter. */
export function sorted(ids: readonly number[] | undefined): number[] {
  return [...(ids ?? [])].sort((a, b) => a - b);
}

export const EMPTY_FORM: WizardForm = formOf({});

/** The form in the draft format. */
export function draftOf(form: WizardForm): contract.listings.DraftForm {
  return {
    ...form,
    airport: [...form.airport],
    rooms: form.rooms.map((room) => ({ ...room, beds: [...room.beds] })),
    amenities: [...form.amenities],
    preferences: [...form.preferences],
    places: [...form.places],
    rules_policies_doc: [...form.rules_policies_doc],
    images: [...form.images],
  };
}

export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function sameForm(one: WizardForm, other: WizardForm): boolean {
  return one === other || fieldsThatDiffer(one, other).length === 0;
}

export function fieldsThatDiffer(one: WizardForm, other: WizardForm): WizardField[] {
  const fields = Object.keys(EMPTY_FORM) as WizardField[];
  return fields.filter((field) => !sameValue(one[field], other[field]));
}
