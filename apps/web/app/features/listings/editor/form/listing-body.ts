import type { contract, OperationInput } from '@crewpad/contract';
import { BED_NAME, BEDROOM_NAME, rentalTypeRule } from '@crewpad/domain';
import { roomsFor, stays } from '../rooms/room-items.ts';
import type { WizardForm, WizardRoom } from './wizard-form.ts';

type NewListing = OperationInput<typeof contract.listings.createCrashpad>['body'];
export type ListingBody = Omit<NewListing, 'rental_type' | 'draft_version'>;

/** The form for the server, without fields that the rental type does not have. */
export function listingBody(form: WizardForm): ListingBody {
  const rule = form.rental_type && rentalTypeRule(form.rental_type);
  const bath = (value: string) => (rule?.hasBathrooms ? value : null);
  return {
    title: form.title,
    gender: form.gender,
    street1: form.street1,
    street2: form.street2 || null,
    city: form.city,
    state: form.state || null,
    country: form.country,
    postal_code: form.postal_code || null,
    neighborhood: form.neighborhood || null,
    // Refused with the message for a missing address.
    latitude: form.latitude ?? Number.NaN,
    longitude: form.longitude ?? Number.NaN,
    airport: [...form.airport],
    airport_distance: form.airport_distance,
    other_airport_distance: form.airport.length > 1 ? form.other_airport_distance : null,
    description: form.description,
    rooms: roomsFor(rule?.roomEditor ?? 'list', form.rooms).map(roomBody),
    bathrooms: bath(form.bathrooms),
    number_of_shower: bath(form.number_of_shower),
    max_nights: rule?.hasMaxNights ? form.max_nights : null,
    enable_price_range: hasPriceRange(form),
    rate_per_from: form.rate_per_from,
    rate_per_to: hasPriceRange(form) ? form.rate_per_to : null,
    rate_per_day_from: form.rate_per_day_from || null,
    rate_per_day_to: form.rate_per_day_to || null,
    deposit_required: form.deposit_required,
    amenities: [...form.amenities],
    preferences: [...form.preferences],
    places: [...form.places],
    rules_policies_des: form.rules_policies_des,
    rules_policies_doc: [...form.rules_policies_doc],
    images: [...form.images],
    thumbnail: form.thumbnail ?? form.images[0] ?? '',
  };
}

/** Prices per bed: a single bed has one price. */
export function hasPriceRange({ enable_price_range, rental_type }: WizardForm): boolean {
  const hasOneBed = rental_type !== null && rentalTypeRule(rental_type).roomEditor === 'single';
  return enable_price_range && !hasOneBed;
}

function roomBody(room: WizardRoom, at: number) {
  const { id, status, room_name, beds } = room;
  return {
    id,
    status,
    // Removed items need no name.
    room_name: stays(room) ? room_name : room_name || `${BEDROOM_NAME} ${at + 1}`,
    beds: beds.map((bed, bedAt) => ({
      ...bed,
      bed_name: bed.bed_name.trim() || `${BED_NAME} ${bedAt + 1}`,
    })),
  };
}
