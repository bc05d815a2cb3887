import { STRANGERS_INVITED_FIRST } from '@crewpad/domain';
import { DAY, HOUR, type LimitDefinition } from '../../platform/limits/table.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { memberBlocking, memberClosing, memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { tenantsInTheWay } from '../listings/index.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { invitationMails } from './emails/invitation-emails.ts';
import { rentalStepMail } from './emails/stay-emails.ts';
import { answerMails } from './emails/step-emails.ts';
import { countPendingInvites, hasRentals, tenantAutopay } from './facts.queries.ts';
import { declineAllInvitations, oldRefusals } from './invitations/answer.ts';
import { endInvitationsBetween } from './invitations/edit.ts';
import { invitationJobs, stayJobs } from './jobs.ts';
import { rentalNotifications } from './notifications.ts';
import { hasTenants } from './rentals.queries.ts';
import { addBlocks, addInvitations, addInvitees, addStays, addTenants } from './routes.ts';
import { blockJobs, emptyBlockNotes } from './stays/blocks.ts';
import { leaveAll, lockRented, oldRentals } from './stays/ends.ts';

interface RentalOrder {
  rentalId?: number;
}
interface TwoPartyOrder extends RentalOrder {
  to?: 'tenant' | 'lister';
}
interface ChangeOrder extends RentalOrder {
  /** The changes, by their names in the history. */
  fields?: string[];
}

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    rental_invitation: RentalOrder;
    rental_offer_changed: ChangeOrder;
    rental_reminder: RentalOrder;
    rental_cancelled: RentalOrder;
    rental_expired: TwoPartyOrder;
    /** With the instant at which the tenant saw the costs. */
    rental_accepted: TwoPartyOrder & { quotedAt?: string };
    /** To the invited address only if the token of its email has declined. */
    rental_declined: TwoPartyOrder;
    rental_changed: ChangeOrder;
    /** A step in the life of a rental, by its history row, for one of the parties. */
    rental_step: { historyId?: number; to?: 'lister' | 'tenant' };
  }
}

/** The emails about invitations and stays. */
export function rentalMails(site: MailSite) {
  const { rental_reminder, ...invitations } = invitationMails(site);
  return {
    ...inTopic('rent', {
      ...invitations,
      ...answerMails(site),
      rental_step: rentalStepMail(site),
    }),
    ...inTopic('reminders', { rental_reminder }),
  } satisfies Composers;
}

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
    addBlocks(registry, services);
    addTenants(registry, services);
  },
  mails: rentalMails,
  jobs: (services) => [...invitationJobs(services), ...stayJobs(services), ...blockJobs(services)],
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
    mailedNotifications.extend(rentalNotifications),
    memberFacts.extend({
      pending_invites: countPendingInvites,
      has_rentals: hasRentals,
      tenant_autopay: tenantAutopay,
    }),
    memberClosing.extend({
      refusal: async (db, memberId) =>
        (await hasTenants(db, memberId)) ? tenantsInTheWay() : undefined,
      lock: lockRented,
      close: leaveAll,
    }),
    memberClosing.extend({ close: declineAllInvitations }),
    memberClosing.extend({ close: emptyBlockNotes }),
    memberBlocking.extend(endInvitationsBetween),
  ],
};
