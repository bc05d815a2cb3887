// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { promotions } from '../features.ts';

export const cancelPromotion = 'DELETE /user/featured-listings/{id}' as EndpointOf<typeof promotions.cancelPromotion>;
export const featureListing = 'POST /user/featured-listings' as EndpointOf<typeof promotions.featureListing>;
export const getPromotions = 'GET /user/featured-listings' as EndpointOf<typeof promotions.getPromotions>;
