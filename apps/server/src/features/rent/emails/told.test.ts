import { AUTOPAY_TRANSITIONS, RENTAL_TRANSITIONS } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { payoutNotifications } from '../../payouts/feature.ts';
import payouts from '../../payouts/texts/en.ts';
import { STEP_WRITERS } from '../../rentals/emails/stay-emails.ts';
import emails from '../../rentals/emails/texts/en.ts';
import { rentalNotifications } from '../../rentals/notifications.ts';
import rentals from '../../rentals/texts/en.ts';
import { waitlistNotifications } from '../../waitlist/emails.ts';
import disputes from '../disputes/texts/en.ts';
import { rentNotifications } from '../notifications.ts';
import objections from '../objections/texts/en.ts';
import payments from '../payments/texts/en.ts';
import rent from '../texts/en.ts';
import { type Mail, TOLD } from './testing.ts';

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
