import type { contract } from '@crewpad/contract';
import { endpoint } from '../../lib/browser-call.ts';

/** The calls of waitlists, whose callers show errors themselves. */
export const getWaitlist = endpoint<typeof contract.waitlist.getWaitlist>('GET', '/waitlist');
export const joinWaitlist = endpoint<typeof contract.waitlist.joinWaitlist>(
  'POST',
  '/listing/{id}/waitlist',
);
export const leaveWaitlist = endpoint<typeof contract.waitlist.leaveWaitlist>(
  'DELETE',
  '/listing/{id}/waitlist',
);
export const claimOffer = endpoint<typeof contract.waitlist.claimOffer>(
  'POST',
  '/waitlist/{id}/claim',
);
export const passOffer = endpoint<typeof contract.waitlist.passOffer>(
  'POST',
  '/waitlist/{id}/pass',
);
export const offerBed = endpoint<typeof contract.waitlist.offerBed>(
  'POST',
  '/lister/waitlist/{id}/offer',
);
export const releaseOffer = endpoint<typeof contract.waitlist.releaseOffer>(
  'DELETE',
  '/lister/waitlist/{id}/offer',
);
export const setWaitlistMode = endpoint<typeof contract.waitlist.setWaitlistMode>(
  'PUT',
  '/listing/{id}/waitlist-mode',
);
