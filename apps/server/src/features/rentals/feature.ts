import { STRANGERS_INVITED_FIRST } from '@crewpad/domain';
import { DAY, HOUR, type LimitDefinition } from '../../platform/limits/table.ts';
import { memberBlocking, memberClosing, memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { tenantsInTheWay } from '../listings/index.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { rentalMails } from './emails/index.ts';
import { declineAllInvitations } from './invitations/commands/decline-all.ts';
import { oldRefusals } from './invitations/commands/delete-refusals.ts';
import { endInvitationsBetween } from './invitations/commands/end-between.ts';
import { addInvitees } from './invitations/invitee-routes.ts';
import { invitationJobs } from './invitations/jobs.ts';
import { addInvitations } from './invitations/routes.ts';
import { rentalNotifications } from './notifications.ts';
import { hasTenants } from './queries/has-tenants.ts';
import { countPendingInvites, hasRentals, tenantAutopay } from './queries/member-facts.ts';
import { oldRentals } from './stays/commands/delete-old-rentals.ts';
import { leaveAll, lockRented } from './stays/commands/leave-all.ts';
import { stayJobs } from './stays/jobs.ts';
import { addStays } from './stays/routes.ts';
import { addTenants } from './tenants/routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    rentals: typeof import('./texts/en.ts').default;
    'rentals/emails': typeof import('./emails/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    invitee_lookups: LimitDefinition;
    /** Lookups that find nobody in touch with the lister. */
    stranger_lookups: LimitDefinition;
    invitations: LimitDefinition;
    /** Of new listers, to emails without an account. */
    stranger_invitations: LimitDefinition;
    /** Of one rental. */
    resent_invitations: LimitDefinition;
  }
}

export const rentals: Feature = {
  name: 'rentals',
  routes(registry, services) {
    addInvitations(registry, services);
    addInvitees(registry, services);
    addStays(registry, services);
    addTenants(registry, services);
  },
  mails: rentalMails,
  jobs: (services) => [...invitationJobs(services), ...stayJobs(services)],
  oldData: [...oldRentals, oldRefusals],
  limits: {
    invitee_lookups: { rules: { member_hour: { per: 'member', points: 120, seconds: HOUR } } },
    stranger_lookups: { rules: { member_day: { per: 'key', points: 30, seconds: DAY } } },
    invitations: { rules: { member_day: { per: 'key', points: 100, seconds: DAY } } },
    stranger_invitations: {
      rules: { member_day: { per: 'key', points: STRANGERS_INVITED_FIRST, seconds: DAY } },
    },
    resent_invitations: { rules: { rental_day: { per: 'key', points: 3, seconds: DAY } } },
  },
  hooks: [
    mailedNotifications.fill(rentalNotifications),
    memberFacts.fill({
      pending_invites: countPendingInvites,
      has_rentals: hasRentals,
      tenant_autopay: tenantAutopay,
    }),
    memberClosing.fill({
      refusal: async (db, memberId) =>
        (await hasTenants(db, memberId)) ? tenantsInTheWay() : undefined,
      lock: lockRented,
      close: leaveAll,
    }),
    memberClosing.fill({ close: declineAllInvitations }),
    memberBlocking.fill(endInvitationsBetween),
  ],
};
