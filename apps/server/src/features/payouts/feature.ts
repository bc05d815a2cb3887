import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import type { FigureDefinition } from '../../platform/figures.ts';
import { connectedEvents, movedTexts } from '../billing/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications, type NotificationsOf } from '../notifications/index.ts';
import { payoutMails } from './emails.ts';
import { payoutJobs } from './jobs.ts';
import { payoutEvents } from './onboarding.ts';
import { addPayouts } from './routes.ts';

/** Listers who owe the provider, and how much. */
const balanceFigures: readonly FigureDefinition[] = [
  {
    name: 'accounts_below_zero',
    help: 'Payout accounts whose balance was below zero when it was last read',
    value: () => sql`(select count(*)::int from payout_accounts
      where balance_cents < 0 and state <> 'disconnected')`,
  },
  {
    name: 'accounts_below_zero_dollars',
    help: 'How much they lack together',
    value: () => sql`(select coalesce(-sum(balance_cents), 0)::float8 / 100 from payout_accounts
      where balance_cents < 0 and state <> 'disconnected')`,
  },
];

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
