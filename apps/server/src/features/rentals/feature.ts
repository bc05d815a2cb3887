import { STRANGERS_INVITED_FIRST } from '@crewpad/domain';
import { conflict } from '../../platform/errors.ts';
import { DAY, HOUR, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberBlocking, memberClosing, memberFacts } from '../accounts/index.ts';
import { cardLost, comingCharges, otherReceipts, schedules } from '../billing/index.ts';
import type { Feature } from '../feature.ts';
import { tenantsInTheWay } from '../listings/index.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { payeeLost, payeeReady } from '../payouts/index.ts';
import { endAutopay } from './autopay/commands/end-autopay.ts';
import { tellOfLostCard } from './autopay/commands/tell-of-lost-card.ts';
import { addAutopay } from './autopay/routes.ts';
import { rentalMails } from './emails/index.ts';
import {
  invitationClosing,
  offerChanging,
  rentalsDeleting,
  rentChanging,
  termsChanged,
} from './hooks.ts';
import { addAcceptance } from './invitations/accept-routes.ts';
import { declineAllInvitations } from './invitations/commands/decline-all.ts';
import { oldRefusals } from './invitations/commands/delete-refusals.ts';
import { endInvitationsBetween } from './invitations/commands/end-between.ts';
import { addInvitees } from './invitations/invitee-routes.ts';
import { invitationJobs } from './invitations/jobs.ts';
import { addInvitations } from './invitations/routes.ts';
import { rentalNotifications } from './notifications.ts';
import { addObjections } from './objections/routes.ts';
import { paymentJobs } from './payments/jobs.ts';
import { listManualReceipts } from './payments/manual-receipts.ts';
import { holdsMoney } from './payments/queries/holds-money.ts';
import { addPayments } from './payments/routes.ts';
import { hasTenants } from './queries/has-tenants.ts';
import { countPendingInvites, hasRentals, tenantAutopay } from './queries/member-facts.ts';
import { rentSchedule } from './rent/collect-rent.ts';
import { listComingRent } from './rent/coming-rent.ts';
import { deleteRent } from './rent/commands/delete-rent.ts';
import {
  closeDeposit,
  closeDepositsOf,
  refusedOncePaying,
  refusedWhilePaying,
} from './rent/commands/deposits.ts';
import { cancelRentOf, rebillRental } from './rent/commands/rebill-rental.ts';
import { resumeBlockedRent } from './rent/commands/resume-blocked-rent.ts';
import { rentJobs } from './rent/jobs.ts';
import { rentKinds } from './rent/kinds.ts';
import { saveRentChange } from './rent-changes/commands/save-rent-change.ts';
import { addRentChanges } from './rent-changes/routes.ts';
import { mailsOfRent } from './rent-mails.ts';
import { rentNotifications } from './rent-notifications.ts';
import { closeRequestsOf, endRequestsBetween } from './requests/commands/close-requests-of.ts';
import { countOpenRequests } from './requests/queries/request-rows.ts';
import { requestKind } from './requests/request-kind.ts';
import { addRequests } from './requests/routes.ts';
import { oldRentals } from './stays/commands/delete-old-rentals.ts';
import { leaveAll, lockRented } from './stays/commands/leave-all.ts';
import { stayJobs } from './stays/jobs.ts';
import { addStays } from './stays/routes.ts';
import { addTenants } from './tenants/routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    rentals: typeof import('./texts/en.ts').default;
    'rentals/emails': typeof import('./emails/texts/en.ts').default;
    'rentals/rent': typeof import('./rent/texts/en.ts').default;
    'rentals/objections': typeof import('./objections/texts/en.ts').default;
    'rentals/disputes': typeof import('./disputes/texts/en.ts').default;
    'rentals/payments': typeof import('./payments/texts/en.ts').default;
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
    /** Recorded payments and payment requests; no money moves. */
    payment_entries: LimitDefinition;
    voids: LimitDefinition;
    write_offs: LimitDefinition;
    objections: LimitDefinition;
    /** Of one rental. */
    resent_invitations: LimitDefinition;
    /** Automatic rent charges of all nodes together. */
    rent_charges: LimitDefinition;
  }
}

export const rentals: Feature = {
  name: 'rentals',
  routes(registry, services) {
    addInvitations(registry, services);
    addInvitees(registry, services);
    addAcceptance(registry, services);
    addStays(registry, services);
    addRentChanges(registry, services);
    addObjections(registry, services);
    addTenants(registry, services);
    addRequests(registry, services);
    addPayments(registry, services);
    addAutopay(registry, services);
  },
  mails: (site) => ({ ...rentalMails(site), ...mailsOfRent(site) }),
  jobs: (services) => [
    ...invitationJobs(services),
    ...stayJobs(services),
    ...rentJobs(services),
    ...paymentJobs(services),
  ],
  oldData: [...oldRentals, oldRefusals],
  obligationKinds: [...rentKinds, requestKind],
  limits: {
    invitee_lookups: { rules: { member_hour: { per: 'member', points: 120, seconds: HOUR } } },
    stranger_lookups: { rules: { member_day: { per: 'key', points: 30, seconds: DAY } } },
    invitations: { rules: { member_day: { per: 'key', points: 100, seconds: DAY } } },
    stranger_invitations: {
      rules: { member_day: { per: 'key', points: STRANGERS_INVITED_FIRST, seconds: DAY } },
    },
    payment_entries: { rules: { member_minute: { per: 'member', points: 60, seconds: MINUTE } } },
    voids: { rules: { member_day: { per: 'key', points: 20, seconds: DAY } } },
    write_offs: { rules: { member_day: { per: 'key', points: 20, seconds: DAY } } },
    objections: { rules: { member_day: { per: 'key', points: 10, seconds: DAY } } },
    rent_charges: { rules: { all_second: { per: 'key', points: 40, seconds: 1 } } },
    resent_invitations: { rules: { rental_day: { per: 'key', points: 3, seconds: DAY } } },
  },
  hooks: [
    mailedNotifications.fill(rentalNotifications),
    mailedNotifications.fill(rentNotifications),
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
    memberFacts.fill({ open_requests: countOpenRequests }),
    memberClosing.fill({
      refusal: async (db, memberId) =>
        (await holdsMoney(db, memberId)) ? conflict('rentals:deposits_first') : undefined,
      prepare: closeRequestsOf,
    }),
    memberClosing.fill({ close: declineAllInvitations }),
    memberClosing.fill({ prepare: closeDepositsOf, close: cancelRentOf }),
    memberBlocking.fill(endInvitationsBetween),
    memberBlocking.fill(endRequestsBetween),
    termsChanged.fill(rebillRental),
    offerChanging.fill(refusedWhilePaying),
    invitationClosing.fill({ prepare: closeDeposit, refusal: refusedOncePaying }),
    rentChanging.fill(saveRentChange),
    rentalsDeleting.fill(deleteRent),
    schedules.fill(rentSchedule),
    cardLost.fill(tellOfLostCard),
    comingCharges.fill(listComingRent),
    otherReceipts.fill(listManualReceipts),
    payeeReady.fill(resumeBlockedRent),
    payeeLost.fill((trx, { payeeId, now }) => endAutopay(trx, payeeId, 'system', now)),
  ],
};
