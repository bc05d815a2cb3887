export { airportAddress, listingAddress } from './addresses.ts';
export { AirportBox } from './airport-box/airport-box.tsx';
export { useAirportSuggestions } from './airport-box/use-airport-suggestions.ts';
export { isFreeNow, useAvailability } from './availability.tsx';
export { cardOfListing } from './listing-card/card-of-listing.ts';
export { ListingCard } from './listing-card/listing-card.tsx';
export { NearestAirport } from './nearest-airport.tsx';
export { recentAirports } from './recent-airports.ts';
