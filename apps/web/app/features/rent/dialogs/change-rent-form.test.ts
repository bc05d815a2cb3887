import { AUTOPAY } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { adjustmentOf, changedRent } from './change-rent-form.tsx';

const NOW = new Date('2027-03-02T12:00:00Z');
const rental = (more: object = {}) =>
  ({
    ...{ id: 7, rental_amount: 400, payment_date: 1, auto_pay: AUTOPAY.off, time_zone: 'UTC' },
    ...{ start_date: '2026-01-01', checkout_date: null, next_rent_on: '2027-04-01' },
    rent_terms: [{ from_date: '2026-01-01', rental_amount: 400, payment_date: 1 }],
    abilities: { update: true },
    ...more,
  }) as never;
const changed = (adjustment: object, more: object = {}, from = '2027-04-01') =>
  changedRent(rental(more), { adjustment, from, now: NOW, agreed: undefined });

it.each([
  ['to', '425.50', { to: 425.5 }],
  ['raise', '20', { by_amount: 20 }],
  ['lower', '20', { by_amount: -20 }],
  ['percent', '2.5', { by_percent: 2.5 }],
  ['to', '', null],
  ['percent', '1.234', null],
] as const)('a change %s "%s" is sent as %j', (kind, text, sent) => {
  expect(adjustmentOf(kind, text)).toEqual(sent);
});

it('the preview has the old and the new rent, and from when it holds', () => {
  expect(changed({ by_percent: 2.5 })).toMatchObject({
    ...{ old: 400, new: 410, from: '2027-04-01', needsAnswer: false, fault: null },
  });
});

it('a rise of more than a fifth is asked for', () => {
  expect(changed({ to: 500 }).needsAnswer).toBe(true);
});

it.each([
  ['too soon', { to: 410 }, {}, '2027-03-05', 'from', 'notice_is_too_short'],
  ['today', { to: 390 }, {}, '2027-03-02', 'from', 'date_is_before_tomorrow'],
  ['to nothing', { by_amount: -400 }, {}, '2027-04-01', 'amount', 'is_too_small'],
  [
    'above what a card is charged',
    { to: 99_000 },
    { auto_pay: AUTOPAY.on },
    '2027-04-01',
    'amount',
    'is_above_the_card_maximum',
  ],
  [
    'after the stay',
    { to: 410 },
    { checkout_date: '2027-04-01' },
    '2027-04-01',
    'from',
    'stay_ends_before',
  ],
  [
    'of an invitation',
    { to: 410 },
    { abilities: { update: false } },
    '2027-04-01',
    null,
    'rental_is_not_accepted',
  ],
])('the preview says why a rent cannot be changed: %s', (_, to, more, from, field, key) => {
  expect(changed(to, more, from).fault).toEqual({ field, key });
});

it('a rent that another device changed is the old one', () => {
  const facts = { adjustment: { by_amount: 10 }, from: '2027-04-01', now: NOW, agreed: 420 };
  expect(changedRent(rental(), facts)).toMatchObject({ old: 420, new: 430 });
});
