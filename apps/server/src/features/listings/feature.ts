import { uploadUses } from '../../platform/uploads/use.ts';
import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { addEditorRoutes } from './editor/routes.ts';
import { findOwner } from './emails.queries.ts';
import { listingMails } from './emails.ts';
import { listingJobs } from './jobs.ts';
import { deletedListings, lockListingsOf, takeDownListings } from './removal.ts';
import { addOwnListingRoutes, addPublicRoutes, addUploadRoutes } from './routes.ts';
import { usedAddresses } from './uploads/uploads.queries.ts';
import { ViewCounter } from './view-counter.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    listings: typeof import('./texts/en.ts').default;
    'listings/emails': typeof import('./emails/texts/en.ts').default;
  }
}

export const listings: Feature = {
  name: 'listings',
  routes(registry, services) {
    addPublicRoutes(registry, services);
    addOwnListingRoutes(registry, services);
    addEditorRoutes(registry, services);
    addUploadRoutes(registry, services);
  },
  oldData: [deletedListings],
  jobs: listingJobs,
  mails: listingMails,
  hooks: [
    mailedNotifications.extend({
      listing_reminder: async (_trx, { memberId }) =>
        memberId === undefined ? undefined : { memberId, kind: 'listing_reminder', data: {} },
      async listing_removed(trx, { listingId }) {
        const owner = await findOwner(trx, listingId);
        if (owner === undefined) return undefined;
        const { memberId, listing_id } = owner;
        return { memberId, kind: 'listing_removed', data: { listing_id } };
      },
    }),
    memberClosing.extend({
      lock: lockListingsOf,
      close: takeDownListings,
      closed: async ({ changes }) => changes.emit('all'),
    }),
    uploadUses.extend(usedAddresses),
  ],
  start(services) {
    const views = new ViewCounter(services);
    return {
      pageServed: (path, viewer) => views.recordPage(path, viewer),
      stop: () => views.stop(),
    };
  },
};
