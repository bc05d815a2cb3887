export { addressKey, placeColumns, publicPoint } from './editor/place.ts';
export { listingDeleted, listingParts } from './hooks.ts';
export { timeZoneOf } from './listings.queries.ts';
export { tenantsInTheWay } from './policy.ts';
export { hasBegun } from './public.queries.ts';
export { removeListing, restoreListing } from './removal.ts';
export { documentName } from './uploads/documents.ts';
