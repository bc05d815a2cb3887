export { ListingError } from './listing-error.tsx';
export { ListingPage } from './listing-page.tsx';
export { loadListing } from './load-listing.ts';
export { listingMeta } from './meta/listing-meta.ts';
export { pageId } from './page-id.ts';
export { documentName } from './sections/document-name.ts';
export { Rules } from './sections/rules.tsx';
