import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { oldRows } from '../../platform/old-data.ts';
import { memberChanged, memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { deleteCards } from './cards/cards.ts';
import { noteCustomerChange } from './cards/customers.ts';
import { removeCard } from './collection/remove-card.ts';
import { schedules } from './collection/schedules.ts';
import { billingMails } from './emails/index.ts';
import { billingJobs } from './jobs.ts';
import { billingFigures } from './ledger/figures.ts';
import { billingNotifications } from './notifications.ts';
import { renewalSchedule } from './plans/renewals.ts';
import { billingKinds } from './plans/subscription-kind.ts';
import { oldTerms } from './plans/terms.ts';
import { withProvider } from './provider.ts';
import { addBillingRoutes } from './routes.ts';
import { registerWebhook } from './webhooks/webhook.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    billing: typeof import('./texts/en.ts').default;
    'billing/emails': typeof import('./emails/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    money: LimitDefinition;
    /** Of one card by one member. */
    card_uses: LimitDefinition;
    new_cards: LimitDefinition;
    /** New cards of members without a paid plan or an accepted rental. */
    network_cards: LimitDefinition;
  }
}

export const billing: Feature = {
  name: 'billing',
  routes: addBillingRoutes,
  plugin: registerWebhook,
  jobs: billingJobs,
  oldData: [
    oldRows('notices', 'provider_events', 'received_at'),
    oldRows('bookkeeping', 'closed_years', 'make_date(year, 12, 31)'),
    ...oldTerms,
  ],
  figures: billingFigures,
  mails: billingMails,
  obligationKinds: billingKinds,
  hooks: [
    mailedNotifications.extend(billingNotifications),
    schedules.extend(renewalSchedule),
    memberChanged.extend(noteCustomerChange),
    memberClosing.extend({
      prepare: (services, memberId) =>
        withProvider(services, async () => void (await removeCard(services, memberId))),
      close: deleteCards,
    }),
  ],
  limits: {
    money: { rules: { member_minute: { per: 'member', points: 10, seconds: MINUTE } } },
    card_uses: { rules: { card_day: { per: 'key', points: 1, seconds: DAY } } },
    new_cards: { rules: { member_day: { per: 'key', points: 5, seconds: DAY } } },
    network_cards: { rules: { network_day: { per: 'key', points: 20, seconds: DAY } } },
  },
};
