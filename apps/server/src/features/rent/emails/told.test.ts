import { AUTOPAY_TRANSITIONS, RENTAL_TRANSITIONS } from '@crewpad/domain';
import { expect, it } from 'vitest';
import type { payoutMails } from '../../payouts/emails.ts';
import { payoutNotifications } from '../../payouts/feature.ts';
import payouts from '../../payouts/texts/en.ts';
import { STEP_WRITERS } from '../../rentals/emails/stay-emails.ts';
import emails from '../../rentals/emails/texts/en.ts';
import type { rentalMails } from '../../rentals/feature.ts';
import { rentalNotifications } from '../../rentals/notifications.ts';
import rentals from '../../rentals/texts/en.ts';
import { type waitlistMails, waitlistNotifications } from '../../waitlist/emails.ts';
import disputes from '../disputes/texts/en.ts';
import type { mailsOfRent } from '../feature.ts';
import { rentNotifications } from '../notifications.ts';
import objections from '../objections/texts/en.ts';
import payments from '../payments/texts/en.ts';
import rent from '../texts/en.ts';

type Side = 'tenant' | 'lister';
type Mail =
  | keyof ReturnType<typeof rentalMails>
  | keyof ReturnType<typeof mailsOfRent>
  | keyof ReturnType<typeof payoutMails>
  | keyof ReturnType<typeof waitlistMails>;

interface Told {
  /** The event that orders the email and its notice. */
  on: string;
  to: Side[];
  /** How the other side knows, or why they don't need to. */
  otherwise?: string;
}

/** Every email of a stay, its event and who gets it. A new email doesn't compile without its line. */
const TOLD: Record<Mail, Told> = {
  rental_invitation: { on: 'invite, resend', to: ['tenant'], otherwise: 'their own action' },
  rental_offer_changed: {
    on: 'edit of an invitation',
    to: ['tenant'],
    otherwise: 'their own action',
  },
  rental_reminder: { on: '3 and 7 days unanswered', to: ['tenant'], otherwise: 'My Crew: pending' },
  rental_cancelled: { on: 'cancel', to: ['tenant'], otherwise: 'their own action' },
  rental_expired: { on: 'the agreed end of an invitation', to: ['tenant', 'lister'] },
  rental_accepted: { on: 'acceptance', to: ['tenant', 'lister'] },
  rental_declined: { on: 'decline', to: ['lister', 'tenant'] },
  rental_changed: { on: 'edit of a rental', to: ['tenant'], otherwise: 'their own action' },
  rental_step: { on: 'a step of one side', to: ['tenant', 'lister'] },
  autopay_consent: { on: 'consent to AutoPay', to: ['tenant'], otherwise: 'rental_step' },
  autopay_paused: { on: 'a lost card', to: ['lister'], otherwise: 'their page asks for a card' },
  autopay_resumed: { on: 'a card after that', to: ['lister'], otherwise: 'their own action' },
  deposit_unconfirmed: { on: 'ten minutes without a confirmation', to: ['tenant', 'lister'] },
  rent_reminder: { on: '3 days before', to: ['tenant'], otherwise: 'the rent roll' },
  rent_due: { on: 'rent by hand is due', to: ['tenant'], otherwise: 'the rent roll' },
  rent_paid: { on: 'a charge', to: ['lister'], otherwise: 'the receipt' },
  rent_failed: { on: 'a failed charge', to: ['tenant', 'lister'] },
  rent_late: { on: 'five days open', to: ['tenant', 'lister'] },
  rent_reminded: {
    on: "a lister's reminder, or 3 days open by hand",
    to: ['tenant'],
    otherwise: 'their own action',
  },
  rent_left: { on: 'an outage', to: ['tenant', 'lister'] },
  collections_held: {
    on: 'a lock that holds collections, and its end',
    to: ['tenant'],
    otherwise: 'account_locked, account_unlocked',
  },
  rent_covered: { on: 'credit covers rent', to: ['tenant', 'lister'] },
  rent_written_off: { on: 'a write-off', to: ['tenant'], otherwise: 'their own action' },
  rent_change: { on: 'a changed rent and its answer', to: ['tenant', 'lister'] },
  objection: { on: 'an objection, its end, its answer', to: ['tenant', 'lister'] },
  payment_request: { on: 'each step of a request', to: ['tenant', 'lister'] },
  manual_payment: { on: 'an entry', to: ['tenant'], otherwise: 'their own action' },
  payment_voided: { on: 'a void', to: ['tenant', 'lister'] },
  payment_refund: { on: 'a refund, done or failed', to: ['tenant', 'lister'] },
  refund_returned: { on: 'a refund that came back', to: ['tenant', 'lister'] },
  payment_dispute: { on: 'each step of a dispute', to: ['tenant', 'lister'] },
  credit_kept: { on: 'kept credit', to: ['tenant', 'lister'] },
  deposit_reminder: {
    on: '14 days after the end',
    to: ['lister'],
    otherwise: 'it asks the lister',
  },
  payouts_ready: { on: 'the payout account', to: ['lister'], otherwise: 'autopay_state' },
  payouts_paused: { on: 'the payout account', to: ['lister'], otherwise: 'autopay_state' },
  payouts_disconnected: { on: 'the payout account', to: ['lister'], otherwise: 'rental_step' },
  payouts_deadline: { on: 'the payout account', to: ['lister'], otherwise: 'nothing has changed' },
  payout_failed: { on: 'a payout', to: ['lister'], otherwise: "the lister's own bank" },
  waitlist_offered: { on: 'a bed on offer', to: ['tenant'], otherwise: 'their own action' },
  waitlist_offer_ended: { on: 'the end of an offer', to: ['tenant'], otherwise: 'the waitlist' },
  waitlist_claimed: { on: 'a claim', to: ['lister'], otherwise: 'their own action' },
  waitlist_bed_free: { on: 'a free bed', to: ['lister'], otherwise: 'only the lister offers it' },
};

/** The steps with an email of their own, or of which the other side reads on the page only. */
const OTHER_STEPS: Readonly<Record<string, Mail | 'their page' | 'one side only'>> = {
  edit_invite: 'rental_offer_changed',
  resend_invite: 'rental_invitation',
  cancel_invite: 'rental_cancelled',
  accept: 'rental_accepted',
  decline: 'rental_declined',
  expire: 'rental_expired',
  update: 'rental_changed',
  accept_rent_change: 'rent_change',
  decline_rent_change: 'rent_change',
  withdraw_rent_change: 'rent_change',
  withdraw_checkout: 'their page',
  dismiss_answer: 'one side only',
  edit_note: 'one side only',
};

it('every step of a stay is emailed to the side that did not take it', () => {
  const steps = [...RENTAL_TRANSITIONS, ...AUTOPAY_TRANSITIONS];
  const untold = steps.filter(({ action, by }) => {
    const readers = (['lister', 'tenant'] as const).filter((side) => side !== by);
    const isEmailed = readers.every((side) => action in STEP_WRITERS[side]);
    return isEmailed === action in OTHER_STEPS;
  });
  expect(untold.map(({ action }) => action)).toEqual([]);
});

it('every email of a stay reaches both sides, or the other side knows otherwise', () => {
  const oneSided = Object.entries(TOLD).filter(([, { to }]) => to.length < 2);
  expect(oneSided.filter(([, { otherwise }]) => !otherwise).map(([mail]) => mail)).toEqual([]);
});

it('every notice of a stay belongs to an email', () => {
  const mails = Object.keys(TOLD);
  expect(
    Object.keys({
      ...rentalNotifications,
      ...rentNotifications,
      ...payoutNotifications,
      ...waitlistNotifications,
    }).filter((name) => !mails.includes(name)),
  ).toEqual([]);
});

/** Answers to a lister's calls, which no email quotes. */
const ANSWERS = [
  'no_account',
  'checkout_not_requested',
  'later_by_tenant',
  'checkout_requested_again',
];

it('no email speaks of its reader as someone else', () => {
  const all = [emails, rentals, rent, payments, payouts, disputes, objections]
    .flatMap((texts) => Object.entries<string>(texts))
    .filter(([key]) => !ANSWERS.includes(key));
  const isWrong = ([key, text]: [string, string]) =>
    /\bthe (tenant|lister)\b/i.test(text) ||
    (/_tenant(_|$)/.test(key) && text.includes('{{tenant}}'));
  expect(all.filter(isWrong)).toEqual([]);
});
