export { ListingError } from './listing-error.tsx';
export { ListingPage } from './listing-page.tsx';
export { listingMeta } from './page/listing-meta.ts';
export { loadListing } from './page/load-listing.ts';
export { pageId } from './page/page-id.ts';
export { documentName } from './sections/document-name.ts';
