import type { Trx } from '../../platform/database/transaction.ts';
import { connectedEvents, movedTexts } from '../billing/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications, type NotificationsOf } from '../notifications/index.ts';
import { payoutMails } from './emails.ts';
import { payoutJobs } from './jobs.ts';
import { payoutEvents } from './onboarding.ts';
import { balanceFigures } from './payees.ts';
import { addPayouts } from './routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    payouts: typeof import('./texts/en.ts').default;
  }
}

const toMember =
  <Kind extends 'payouts_ready' | 'payouts_paused' | 'payouts_disconnected' | 'payout_failed'>(
    kind: Kind,
  ) =>
  async (_trx: Trx, { memberId, amountCents }: { memberId?: number; amountCents?: number }) =>
    memberId === undefined
      ? undefined
      : { memberId, kind, data: amountCents === undefined ? {} : { amount_cents: amountCents } };

export const payoutNotifications = {
  payouts_ready: toMember('payouts_ready'),
  payouts_paused: toMember('payouts_paused'),
  payouts_disconnected: toMember('payouts_disconnected'),
  payout_failed: toMember('payout_failed'),
} satisfies NotificationsOf;

export const payouts: Feature = {
  name: 'payouts',
  routes: addPayouts,
  mails: payoutMails,
  jobs: payoutJobs,
  figures: balanceFigures,
  hooks: [
    connectedEvents.extend(payoutEvents),
    movedTexts.extend({
      'rentals:payouts_first': 'payouts:payouts_first',
      'rentals:your_lister_not_ready': 'payouts:your_lister_not_ready',
    }),
    mailedNotifications.extend(payoutNotifications),
  ],
};
