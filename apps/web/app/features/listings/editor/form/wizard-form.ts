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

const toText = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The form of a draft or a listing; missing fields are empty. */
export function formOf(draft: contract.listings.DraftForm): WizardForm {
  return {
    title: toText(draft.title),
    rental_type: draft.rental_type ?? null,
    gender: draft.gender ?? 'all',
    street1: toText(draft.street1),
    street2: toText(draft.street2),
    city: toText(draft.city),
    state: toText(draft.state),
    country: draft.country ?? DEFAULT_COUNTRY_NAME,
    postal_code: toText(draft.postal_code),
    neighborhood: toText(draft.neighborhood),
    latitude: draft.latitude ?? null,
    longitude: draft.longitude ?? null,
    airport: draft.airport ?? [],
    airport_distance: toText(draft.airport_distance),
    other_airport_distance: toText(draft.other_airport_distance),
    description: toText(draft.description),
    rooms: roomsOf(draft.rooms),
    bathrooms: toText(draft.bathrooms),
    number_of_shower: toText(draft.number_of_shower),
    max_nights: toText(draft.max_nights),
    enable_price_range: draft.enable_price_range ?? false,
    rate_per_from: toText(draft.rate_per_from),
    rate_per_to: toText(draft.rate_per_to),
    rate_per_day_from: toText(draft.rate_per_day_from),
    rate_per_day_to: toText(draft.rate_per_day_to),
    deposit_required: toText(draft.deposit_required),
    amenities: sortIds(draft.amenities),
    preferences: sortIds(draft.preferences),
    places: sortIds(draft.places),
    rules_policies_des: toText(draft.rules_policies_des),
    rules_policies_doc: draft.rules_policies_doc ?? [],
    images: draft.images ?? [],
    thumbnail: draft.thumbnail ?? null,
  };
}

function roomsOf(rooms: contract.listings.DraftForm['rooms']): WizardRoom[] {
  return (rooms ?? []).map(({ id, room_name, status, beds }) => ({
    id: id ?? null,
    room_name: toText(room_name),
    status: status ?? statusOfNew(id),
    beds: (beds ?? []).map((bed) => ({
      id: bed.id ?? null,
      bed_name: toText(bed.bed_name),
      bed_kind: bed.bed_kind ?? 'cold',
      status: bed.status ?? statusOfNew(bed.id),
      rental_amount: toText(bed.rental_amount),
    })),
  }));
}

const statusOfNew = (id: number | null | undefined) => (id ? 'ACTIVE' : 'NEW');

/** The order of selected options does not matter. */
export function sortIds(ids: readonly number[] | undefined): number[] {
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

export function sameValue(first: unknown, second: unknown): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second);
}

export function sameForm(first: WizardForm, second: WizardForm): boolean {
  return first === second || fieldsThatDiffer(first, second).length === 0;
}

export function fieldsThatDiffer(first: WizardForm, second: WizardForm): WizardField[] {
  const fields = Object.keys(EMPTY_FORM) as WizardField[];
  return fields.filter((field) => !sameValue(first[field], second[field]));
}
