export { freeFrom } from './card-columns.ts';
export { listingsRefreshed } from './hooks.ts';
export { findNearbyListings, findRelatedListings } from './listings.queries.ts';
export { presentBedKinds, presentCard } from './present.ts';
export { rebuildSearch, refreshListings } from './refresh.ts';
export { listerTag, listingTag } from './tags.ts';
