import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@crewpad/contract';
import { RENT_HOUR_UTC } from '@crewpad/domain';
import { conflict } from '../../platform/errors.ts';
import type { JobDefinition } from '../../platform/jobs/definition.ts';
import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { memberBlocking, memberClosing, memberFacts } from '../accounts/index.ts';
import {
  cardLost,
  cardSaved,
  comingCharges,
  movedTexts,
  otherReceipts,
  runSchedule,
  schedules,
} from '../billing/index.ts';
import type { Feature, JobServices } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { payeeLost, payeeReady } from '../payouts/index.ts';
import {
  invitationClosing,
  offerChanging,
  rentalsDeleting,
  rentChanging,
  termsChanged,
} from '../rentals/index.ts';
import {
  closeDeposit,
  closeDepositsOf,
  refusedOncePaying,
  refusedWhilePaying,
} from './acceptance.ts';
import { endAutopay } from './autopay/autopay.ts';
import {
  autopayPausedMail,
  autopayResumedMail,
  consentMail,
  notifyOfLostCard,
  resumeAutopay,
} from './autopay/consents.ts';
import { resumeHeldRent, stopHeldPayments } from './collections.ts';
import type { DisputeMailStep } from './disputes.ts';
import { disputeMails, objectionMail } from './emails/dispute-emails.ts';
import { collectionsMail } from './emails/hold-emails.ts';
import { moneyMails, type RequestStep } from './emails/money-emails.ts';
import {
  coverMails,
  depositReminderMail,
  owedRentMails,
  unconfirmedDepositMail,
} from './emails/owed-emails.ts';
import { rentMails, rentReminderMail } from './emails/rent-emails.ts';
import { rentKinds, requestKind } from './kinds.ts';
import { rentNotifications } from './notifications.ts';
import { holdsMoney } from './payments/payments.queries.ts';
import { deleteRent } from './payments/payments.ts';
import { listManualReceipts } from './payments/present.ts';
import { countOpenRequests } from './payments/requests.queries.ts';
import { closeRequestsOf, endRequestsBetween } from './payments/requests.ts';
import { addPayments, addRequests } from './payments/routes.ts';
import { fitRequests } from './payments/settle-request.ts';
import type { PaymentServices } from './payments/settlement.ts';
import { balanceOpenRent } from './periods/balance-rent.ts';
import { listComingRent } from './periods/coming-rent.ts';
import { findNextRentDue } from './periods/periods.queries.ts';
import { cancelRentOf, openDueRent, rebillRental, resumeBlockedRent } from './periods/periods.ts';
import {
  findNextOverdue,
  findNextReminder,
  nextReminder,
  notifyOfLateRent,
  notifyOfUnconfirmedDeposits,
  remindOfDeposits,
  remindOfOverdueRent,
  remindOfRent,
} from './periods/reminders.ts';
import { reduceReplacements, rentSchedule, trimRent } from './periods/schedule-rent.ts';
import { rentChangeMail, saveRentChange } from './rent-changes.ts';
import {
  addAcceptance,
  addAutopay,
  addObjections,
  addReminders,
  addRentChanges,
} from './routes.ts';

/** Depends on whether the database is embedded, where everything runs on one thread. */
const RENTALS_AT_ONCE = { server: 500, embedded: 100 };
const CHARGES_AT_ONCE = { server: 24, embedded: 2 };

/** Opens due rent, charges what is collected automatically, and reminds of it in advance. */
export function rentJobs(services: JobServices): JobDefinition[] {
  const { db, clock, config, payments } = services;
  const size = config.databaseUrl === undefined ? 'embedded' : 'server';
  return [
    {
      name: 'run-rent',
      cron: '* * * * *',
      limitSeconds: 900,
      async run() {
        await openDueRent(db, { payments, now: clock.now(), batch: RENTALS_AT_ONCE[size] });
        await trimRent(services);
        await reduceReplacements(services);
        await balanceOpenRent(services);
        await stopHeldPayments(services);
        await resumeHeldRent(db, clock.now());
        await runSchedule(services, rentSchedule, {
          concurrency: CHARGES_AT_ONCE[size],
          pace: () => paceOf(services),
        });
        await notifyOfLateRent(db, clock.now());
        await notifyOfUnconfirmedDeposits(db, clock.now());
      },
      nextDue: (after, until) => findNextRentDue(db, after, until),
    },
    {
      // Afternoon in Europe and morning in America.
      name: 'remind-of-rent',
      cron: '40 14 * * *',
      limitSeconds: 600,
      async run() {
        await remindOfRent(db, clock.now());
        await remindOfOverdueRent(db, clock.now());
      },
      async nextDue(after, until) {
        const next = await Promise.all([
          findNextReminder(db, after, until),
          findNextOverdue(db, after, until),
        ]);
        const times = next.flatMap((at) => (at === undefined ? [] : [at.getTime()]));
        return times.length === 0 ? undefined : new Date(Math.min(...times));
      },
    },
    {
      name: 'remind-of-deposits',
      cron: `0 ${RENT_HOUR_UTC} * * *`,
      limitSeconds: 600,
      run: () => remindOfDeposits(db, clock.now()),
      nextDue: (after, until) => nextReminder(db, after, until),
    },
  ];
}

/** Waits for the shared rate limit of all nodes. The sandbox needs none. */
async function paceOf({ limits, payments }: JobServices): Promise<void> {
  while (payments.mode !== 'sandbox') {
    try {
      await limits.takeFor('rent_charges', 'all');
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await sleep((error.retryAfter ?? 1) * 1000);
    }
  }
}

/** Allocates paid requests to rent if the paying call could not, or money has moved since. */
function paymentJobs(services: PaymentServices): JobDefinition[] {
  return [
    {
      name: 'settle-paid-requests',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => fitRequests(services),
    },
  ];
}

interface RentalOrder {
  rentalId?: number;
}
interface TwoPartyOrder extends RentalOrder {
  to?: 'tenant' | 'lister';
}

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** Rent paid by card, for the lister. */
    rent_paid: { obligationId?: number };
    /** The failed attempt, if there was one. */
    rent_failed: { obligationId?: number; attemptId?: number; to?: 'tenant' | 'lister' };
    /** Rent that a tenant pays by hand is due. */
    rent_due: { obligationId?: number };
    /** A reminder of late rent by the lister, or of open rent by the service. */
    rent_reminded: { reminderId?: number };
    rent_late: { obligationId?: number; to?: 'tenant' | 'lister' };
    /** What an outage or a hold left open of a rental, by its instant. */
    rent_left: TwoPartyOrder & { leftAt?: string; isAfterHold?: boolean };
    /** An admin holds what a tenant owes their lister, or no longer. */
    collections_held: RentalOrder & { step?: 'held' | 'resumed' };
    rent_change: {
      changeId?: number;
      step?: 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn';
      to?: 'tenant' | 'lister';
    };
    deposit_reminder: RentalOrder;
    /** A deposit waits for the tenant to confirm it with the bank. */
    deposit_unconfirmed: TwoPartyOrder;
    rent_reminder: RentalOrder & { dueAt?: string };
    /** Stopped: a payment that waited for the tenant's bank. */
    payment_request: { requestId?: number; step?: RequestStep; isStopped?: boolean };
    manual_payment: { paymentId?: number };
    payment_refund: {
      refundId?: number;
      step?: 'done' | 'failed';
      /** It was tried again after the bank had returned it. */
      isAgain?: boolean;
    };
    /** A refund that the bank sent back, and what happens next. */
    refund_returned: {
      refundId?: number;
      step?: 'retrying' | 'again' | 'returned' | 'stopped' | 'owed';
      to?: 'tenant' | 'lister';
      /** The bank had returned it before. */
      isAgain?: boolean;
    };
    payment_dispute: { disputeId?: string; step?: DisputeMailStep; to?: 'tenant' | 'lister' };
    rent_written_off: { obligationId?: number };
    /** A step of a tenant's objection, for the other side. */
    objection: {
      objectionId?: number;
      step?: 'received' | 'withdrawn' | 'answered';
      to?: 'tenant' | 'lister';
    };
    /** Rent that an earlier payment has covered, by the newest allocation. */
    rent_covered: { allocationId?: number; to?: 'tenant' | 'lister' };
    payment_voided: { paymentId?: number; to?: 'tenant' | 'lister' };
    credit_kept: { rentalId?: number; allocationId?: number; to?: 'tenant' | 'lister' };
    autopay_consent: { consentId?: number };
    /** For the lister: the tenant's card can't be charged any more. */
    autopay_paused: RentalOrder;
    /** For the lister: the tenant has saved a card again. */
    autopay_resumed: RentalOrder;
  }
}

/** The emails about rent and other money of a stay. */
export function mailsOfRent(site: MailSite) {
  const { payment_request, ...receipts } = moneyMails(site);
  const { rent_failed, ...rent } = rentMails(site);
  const { rent_due, rent_reminded, ...owed } = owedRentMails(site);
  return {
    ...inTopic('rent', {
      ...rent,
      autopay_paused: autopayPausedMail(site),
      autopay_resumed: autopayResumedMail(site),
      payment_request,
    }),
    ...inTopic('reminders', {
      deposit_reminder: depositReminderMail(site),
      rent_reminder: rentReminderMail(site),
      rent_due,
      rent_reminded,
    }),
    ...receipts,
    ...disputeMails(site),
    ...coverMails(site),
    // Members must not miss a failed payment, or rent that was not collected.
    ...owed,
    collections_held: collectionsMail(site),
    rent_change: rentChangeMail(site),
    objection: objectionMail(site),
    rent_failed,
    deposit_unconfirmed: unconfirmedDepositMail(site),
    autopay_consent: consentMail(site),
  } satisfies Composers;
}

declare module '../../platform/texts.ts' {
  interface Catalogs {
    rent: typeof import('./texts/en.ts').default;
    'rent/objections': typeof import('./objections/texts/en.ts').default;
    'rent/disputes': typeof import('./disputes/texts/en.ts').default;
    'rent/payments': typeof import('./payments/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    /** Recorded payments and payment requests; no money moves. */
    payment_entries: LimitDefinition;
    voids: LimitDefinition;
    write_offs: LimitDefinition;
    objections: LimitDefinition;
    /** Automatic rent charges of all nodes together. */
    rent_charges: LimitDefinition;
  }
}

export const rent: Feature = {
  name: 'rent',
  routes(registry, services) {
    addAcceptance(registry, services);
    addRentChanges(registry, services);
    addReminders(registry, services);
    addObjections(registry, services);
    addRequests(registry, services);
    addPayments(registry, services);
    addAutopay(registry, services);
  },
  mails: mailsOfRent,
  jobs: (services) => [...rentJobs(services), ...paymentJobs(services)],
  obligationKinds: [...rentKinds, requestKind],
  limits: {
    payment_entries: { rules: { member_minute: { per: 'member', points: 60, seconds: MINUTE } } },
    voids: { rules: { member_day: { per: 'key', points: 20, seconds: DAY } } },
    write_offs: { rules: { member_day: { per: 'key', points: 20, seconds: DAY } } },
    objections: { rules: { member_day: { per: 'key', points: 10, seconds: DAY } } },
    rent_charges: { rules: { all_second: { per: 'key', points: 40, seconds: 1 } } },
  },
  hooks: [
    mailedNotifications.extend(rentNotifications),
    movedTexts.extend({
      'rentals:account_needs_card_autopay': 'rent:account_needs_card_autopay',
      'rentals:refund_rejected': 'rent:refund_rejected',
    }),
    memberFacts.extend({ open_requests: countOpenRequests }),
    memberClosing.extend({
      refusal: async (db, memberId) =>
        (await holdsMoney(db, memberId)) ? conflict('rent:deposits_first') : undefined,
      prepare: closeRequestsOf,
    }),
    memberClosing.extend({ prepare: closeDepositsOf, close: cancelRentOf }),
    memberBlocking.extend(endRequestsBetween),
    termsChanged.extend(rebillRental),
    offerChanging.extend(refusedWhilePaying),
    invitationClosing.extend({ prepare: closeDeposit, refusal: refusedOncePaying }),
    rentChanging.extend(saveRentChange),
    rentalsDeleting.extend(deleteRent),
    schedules.extend(rentSchedule),
    cardLost.extend(notifyOfLostCard),
    cardSaved.extend(resumeAutopay),
    comingCharges.extend(listComingRent),
    otherReceipts.extend(listManualReceipts),
    payeeReady.extend(resumeBlockedRent),
    payeeLost.extend((trx, { payeeId, now }) => endAutopay(trx, payeeId, 'system', now)),
  ],
};
