import { uploadUses } from '../../platform/uploads/use.ts';
import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { addEditorRoutes } from './editor/routes.ts';
import { listingMails } from './emails/index.ts';
import { listingJobs } from './jobs.ts';
import { addOwnListingRoutes } from './mine/routes.ts';
import { lockListings, takeDownListings } from './public/commands/take-down.ts';
import { ViewCounter } from './public/commands/view-counter.ts';
import { addPublicRoutes } from './public/routes.ts';
import { usedAddresses } from './uploads/queries/used-addresses.ts';
import { addUploadRoutes } from './uploads/routes.ts';

export const listings: Feature = {
  name: 'listings',
  routes(registry, services) {
    addPublicRoutes(registry, services);
    addOwnListingRoutes(registry, services);
    addEditorRoutes(registry, services);
    addUploadRoutes(registry, services);
  },
  jobs: listingJobs,
  mails: listingMails,
  hooks: [
    memberClosing.fill({
      lock: lockListings,
      close: takeDownListings,
      closed: async ({ changes }) => changes.emit('all'),
    }),
    uploadUses.fill(usedAddresses),
  ],
  start({ db, log }) {
    const views = new ViewCounter(db, log);
    return {
      pageServed: (path, viewer) => views.recordPage(path, viewer),
      stop: () => views.stop(),
    };
  },
};
