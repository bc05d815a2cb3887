import { type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import { memberChanged, memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { deleteCards } from './cards/commands/delete-cards.ts';
import { noteCustomerChange } from './cards/commands/note-customer-change.ts';
import { removeCard } from './cards/remove-card.ts';
import { withProvider } from './collection/provider-guard.ts';
import { billingMails } from './emails/index.ts';
import { billingGauges } from './gauges.ts';
import { billingJobs } from './jobs.ts';
import { billingNotifications } from './notifications.ts';
import { billingKinds } from './plans/subscription-kind.ts';
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
  }
}

export const billing: Feature = {
  name: 'billing',
  routes: addBillingRoutes,
  plugin: registerWebhook,
  jobs: billingJobs,
  gauges: billingGauges,
  mails: billingMails,
  obligationKinds: billingKinds,
  hooks: [
    mailedNotifications.fill(billingNotifications),
    memberChanged.fill(noteCustomerChange),
    memberClosing.fill({
      prepare: (services, memberId) =>
        withProvider(services, async () => void (await removeCard(services, memberId))),
      close: deleteCards,
    }),
  ],
  limits: { money: { rules: { member_minute: { per: 'member', points: 10, seconds: MINUTE } } } },
};
