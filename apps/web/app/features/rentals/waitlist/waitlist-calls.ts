import type { contract } from '@crewpad/contract';
import { endpoint } from '../../../lib/browser-call.ts';

/** The calls of waitlists, whose callers show errors themselves. */
export const getWaitlist = endpoint<typeof contract.rentals.getWaitlist>('GET', '/waitlist');
export const joinWaitlist = endpoint<typeof contract.rentals.joinWaitlist>(
  'POST',
  '/listing/{id}/waitlist',
);
export const leaveWaitlist = endpoint<typeof contract.rentals.leaveWaitlist>(
  'DELETE',
  '/listing/{id}/waitlist',
);
export const claimOffer = endpoint<typeof contract.rentals.claimOffer>(
  'POST',
  '/waitlist/{id}/claim',
);
export const passOffer = endpoint<typeof contract.rentals.passOffer>('POST', '/waitlist/{id}/pass');
export const offerBed = endpoint<typeof contract.rentals.offerBed>(
  'POST',
  '/lister/waitlist/{id}/offer',
);
export const releaseOffer = endpoint<typeof contract.rentals.releaseOffer>(
  'DELETE',
  '/lister/waitlist/{id}/offer',
);
export const setWaitlistMode = endpoint<typeof contract.rentals.setWaitlistMode>(
  'PUT',
  '/listing/{id}/waitlist-mode',
);
