export { AcceptPage } from './accept-page.tsx';
export { loadOffer } from './load-offer.ts';
