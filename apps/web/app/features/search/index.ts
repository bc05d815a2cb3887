export { airportAddress, listingAddress } from './addresses.ts';
export { AirportBox, useAirportSuggestions } from './airport-box.tsx';
export { FavoriteButton } from './favorites/favorite-button.tsx';
export { freeBeds, isFreeNow, useAvailability } from './listing-card/availability.tsx';
export { type CardFields, cardFields, cardOfListing } from './listing-card/card-fields.ts';
export { ListingCard } from './listing-card/listing-card.tsx';
export { NearestAirport } from './nearest-airport.tsx';
export { recentAirports, storeRecentAirport, storeRecentListing } from './recent.ts';
