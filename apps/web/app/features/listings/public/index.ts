export { ListingError } from './listing-error.tsx';
export { listingMeta } from './listing-meta.ts';
export { ListingPage } from './listing-page.tsx';
export { loadListing } from './load-listing.ts';
export { pageId } from './page-id.ts';
export { documentName } from './sections/document-name.ts';
