import { conflict } from '../../platform/errors.ts';
import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberBlocking, memberClosing, memberFacts } from '../accounts/index.ts';
import { cardLost, comingCharges, movedTexts, otherReceipts, schedules } from '../billing/index.ts';
import type { Feature } from '../feature.ts';
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
} from './acceptance/deposits.ts';
import { endAutopay, tellOfLostCard } from './autopay/autopay.ts';
import { saveRentChange } from './changes/rent-changes.ts';
import { paymentJobs, rentJobs } from './jobs.ts';
import { rentKinds } from './kinds.ts';
import { mailsOfRent } from './mails.ts';
import { rentNotifications } from './notifications.ts';
import { holdsMoney } from './payments/payments.queries.ts';
import { listManualReceipts } from './payments/present.ts';
import { addPayments } from './payments/routes.ts';
import { listComingRent } from './periods/coming-rent.ts';
import { deleteRent } from './periods/delete-rent.ts';
import { cancelRentOf, rebillRental, resumeBlockedRent } from './periods/rebill.ts';
import { rentSchedule } from './periods/schedule-rent.ts';
import { requestKind } from './requests/request-kind.ts';
import { countOpenRequests } from './requests/requests.queries.ts';
import { closeRequestsOf, endRequestsBetween } from './requests/requests.ts';
import { addRequests } from './requests/routes.ts';
import { addAcceptance, addAutopay, addObjections, addRentChanges } from './routes.ts';

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
    cardLost.extend(tellOfLostCard),
    comingCharges.extend(listComingRent),
    otherReceipts.extend(listManualReceipts),
    payeeReady.extend(resumeBlockedRent),
    payeeLost.extend((trx, { payeeId, now }) => endAutopay(trx, payeeId, 'system', now)),
  ],
};
