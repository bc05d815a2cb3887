// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { waitlist } from '../features.ts';

export const claimOffer = 'POST /waitlist/{id}/claim' as EndpointOf<typeof waitlist.claimOffer>;
export const getListerWaitlist = 'GET /lister/waitlist' as EndpointOf<typeof waitlist.getListerWaitlist>;
export const getWaitlist = 'GET /waitlist' as EndpointOf<typeof waitlist.getWaitlist>;
export const joinWaitlist = 'POST /listing/{id}/waitlist' as EndpointOf<typeof waitlist.joinWaitlist>;
export const leaveWaitlist = 'DELETE /listing/{id}/waitlist' as EndpointOf<typeof waitlist.leaveWaitlist>;
export const offerBed = 'POST /lister/waitlist/{id}/offer' as EndpointOf<typeof waitlist.offerBed>;
export const passOffer = 'POST /waitlist/{id}/pass' as EndpointOf<typeof waitlist.passOffer>;
export const releaseOffer = 'DELETE /lister/waitlist/{id}/offer' as EndpointOf<typeof waitlist.releaseOffer>;
export const setWaitlistMode = 'PUT /listing/{id}/waitlist-mode' as EndpointOf<typeof waitlist.setWaitlistMode>;
