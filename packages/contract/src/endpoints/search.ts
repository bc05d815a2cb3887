// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { search } from '../features.ts';

export const addFavorite = 'PUT /favorites/{listing_id}' as EndpointOf<typeof search.addFavorite>;
export const changeSavedSearch = 'PUT /saved-searches/{id}' as EndpointOf<typeof search.changeSavedSearch>;
export const compareListings = 'GET /listings/compare' as EndpointOf<typeof search.compareListings>;
export const deleteFavorite = 'DELETE /favorites/{listing_id}' as EndpointOf<typeof search.deleteFavorite>;
export const deleteSavedSearch = 'DELETE /saved-searches/{id}' as EndpointOf<typeof search.deleteSavedSearch>;
export const findCrashpads = 'GET /search/crashpads' as EndpointOf<typeof search.findCrashpads>;
export const geoAutocomplete = 'GET /geo/autocomplete' as EndpointOf<typeof search.geoAutocomplete>;
export const getAirlines = 'GET /airlines' as EndpointOf<typeof search.getAirlines>;
export const getAirportAreas = 'GET /airports/areas' as EndpointOf<typeof search.getAirportAreas>;
export const getAirportCount = 'GET /airports/count' as EndpointOf<typeof search.getAirportCount>;
export const getAirportListings = 'GET /airports/{code}/listings' as EndpointOf<typeof search.getAirportListings>;
export const getAirportPins = 'GET /airports/{code}/pins' as EndpointOf<typeof search.getAirportPins>;
export const getAirports = 'GET /airports' as EndpointOf<typeof search.getAirports>;
export const getCities = 'GET /cities' as EndpointOf<typeof search.getCities>;
export const getFavorites = 'GET /favorites' as EndpointOf<typeof search.getFavorites>;
export const getFeaturedListings = 'GET /listings/featured' as EndpointOf<typeof search.getFeaturedListings>;
export const getFeaturedListingsNear = 'GET /listings/featured/{code}' as EndpointOf<typeof search.getFeaturedListingsNear>;
export const getListingIds = 'GET /listings/ids' as EndpointOf<typeof search.getListingIds>;
export const getListings = 'GET /listings' as EndpointOf<typeof search.getListings>;
export const getMapNames = 'GET /geo/names' as EndpointOf<typeof search.getMapNames>;
export const getNearestBases = 'GET /airports/{code}/nearest' as EndpointOf<typeof search.getNearestBases>;
export const getSavedSearches = 'GET /saved-searches' as EndpointOf<typeof search.getSavedSearches>;
export const saveSearch = 'POST /saved-searches' as EndpointOf<typeof search.saveSearch>;
export const searchAirports = 'GET /airports/search' as EndpointOf<typeof search.searchAirports>;
