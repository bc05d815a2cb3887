import type { contract } from '@crewpad/contract';

/** The content of a listing as a draft of another one, with new rooms and beds. Pure. */
export function draftOfCrashpad(listing: contract.listings.Crashpad): contract.listings.DraftForm {
  return {
    title: listing.title,
    rental_type: listing.rental_type,
    gender: listing.gender,
    street1: listing.street1,
    street2: listing.street2,
    city: listing.city,
    state: listing.state,
    country: listing.country,
    postal_code: listing.postal_code,
    neighborhood: listing.neighborhood,
    latitude: listing.latitude,
    longitude: listing.longitude,
    airport: listing.airport,
    airport_distance: listing.airport_distance,
    other_airport_distance: listing.other_airport_distance,
    description: listing.description,
    rooms: listing.rooms.map(({ room_name, beds }) => ({
      room_name,
      status: 'NEW',
      beds: beds.map(({ bed_name, bed_kind, rental_amount }) => ({
        bed_name,
        bed_kind,
        rental_amount,
        status: 'NEW',
      })),
    })),
    bathrooms: listing.bathrooms,
    number_of_shower: listing.number_of_shower,
    max_nights: listing.max_nights,
    enable_price_range: listing.enable_price_range,
    rate_per_from: listing.rate_per_from,
    rate_per_to: listing.rate_per_to,
    rate_per_day_from: listing.rate_per_day_from,
    rate_per_day_to: listing.rate_per_day_to,
    deposit_required: listing.deposit_required,
    amenities: listing.amenities,
    preferences: listing.preferences,
    places: listing.places,
    rules_policies_des: listing.rules_policies_des,
    rules_policies_doc: listing.rules_policies_doc,
    images: listing.images,
    thumbnail: listing.thumbnail,
  };
}
