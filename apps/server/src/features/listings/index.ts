export { addressKey, publicPoint } from './editor/basic/public-point.ts';
export { placeColumns } from './editor/basic/queries/find-place.ts';
export { listingDeleted, listingParts } from './hooks.ts';
export { tenantsInTheWay } from './policy.ts';
export { removeListing, restoreListing } from './public/commands/remove-listing.ts';
export { hasBegun } from './public/queries/viewer-facts.ts';
export { documentName } from './uploads/document-name.ts';
