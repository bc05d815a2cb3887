import { AUTOPAY, PROMOTION_KIND } from '@crewpad/domain';
import './index.ts';
import { expect, it } from 'vitest';
import { type DunningFacts, nextStep, slotAfter } from './billing/collection/dunning.ts';
import { schedules } from './billing/collection/schedules.ts';
import type { DunningAttempt } from './billing/ledger/pending.queries.ts';
import type { RenewalFacts } from './billing/plans/plans.queries.ts';
import { renewalSchedule } from './billing/plans/renewals.ts';
import type { RenewalFacts as PromotionFacts } from './promotions/renewals.queries.ts';
import { promotionSchedule } from './promotions/renewals.ts';
import { type RentFacts, rentSchedule } from './rent/periods/schedule-rent.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The end of a term, or the hour at which rent is due. */
const DUE = new Date('2027-03-01T15:00:00Z');
const hours = (after: number) => new Date(DUE.getTime() + after * HOUR_MS);

const open: DunningFacts = {
  card: { paymentMethod: 'pm_1', changedAt: hours(-9000) },
  status: 'due',
  attempts: [],
};
const declined: DunningAttempt = {
  paymentMethod: 'pm_1',
  status: 'declined',
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  adviceCode: null,
  createdAt: hours(1),
};
const plan = (over: Partial<RenewalFacts['member']> = {}, facts: Partial<DunningFacts> = {}) => ({
  ...{ ...open, ...facts, id: 1, memberId: 1, termEnd: DUE },
  member: {
    status: 'ACTIVE' as const,
    isLocked: false,
    repeat: true,
    plan: 'basic' as const,
    expireAt: DUE,
    ...over,
  },
});
const promotion = (over: Partial<PromotionFacts> = {}) => ({
  ...{ ...open, id: 1, payerId: 1, listingId: 1, cents: 999, dueAt: DUE, isOwed: true },
  ...over,
});
const rent = (over: Partial<RentFacts> = {}) => ({
  ...{ ...open, id: 1, payerId: 1, dueAt: DUE, isPayeeReady: true, isDisputed: false },
  ...{ isObjectedTo: false, isCollectionHeld: false, isCardShared: false, noticedAt: null },
  rental: { status: 'accepted' as const, auto_pay: AUTOPAY.on },
  ...over,
});

it('every kind that is charged on a schedule is listed, in the order of features', () => {
  expect([...schedules].map(({ kind }) => kind)).toEqual(['subscription', PROMOTION_KIND, 'rent']);
});

it('the slots of each kind', () => {
  expect(renewalSchedule.slots(plan())).toEqual([-24, 0, 72, 168].map(hours));
  expect(promotionSchedule.slots(promotion())).toEqual([0, 24, 72].map(hours));
  expect(rentSchedule.slots(rent())).toEqual(
    [DUE, '2027-03-02T07:00Z', '2027-03-04T07:00Z', '2027-03-06T07:00Z'].map((at) => new Date(at)),
  );
});

it.each([
  ['plan that renews', renewalSchedule.gate(plan(), DUE), 'go'],
  ['plan that does not renew', renewalSchedule.gate(plan({ repeat: false }), DUE), 'cancel'],
  ['plan of a locked member', renewalSchedule.gate(plan({ isLocked: true }), DUE), 'cancel'],
  ['plan of a closed account', renewalSchedule.gate(plan({ status: 'CLOSED' }), DUE), 'cancel'],
  ['promotion that renews', promotionSchedule.gate(promotion(), DUE), 'go'],
  [
    'promotion that does not renew, or that nobody sees',
    promotionSchedule.gate(promotion({ isOwed: false }), DUE),
    'cancel',
  ],
  ['rent with AutoPay', rentSchedule.gate(rent(), DUE), 'go'],
  [
    'rent whose AutoPay is off',
    rentSchedule.gate(rent({ rental: { status: 'accepted', auto_pay: AUTOPAY.off } }), DUE),
    'manual',
  ],
  ['rent during a dispute', rentSchedule.gate(rent({ isDisputed: true }), DUE), 'hold'],
  ['rent with an open objection', rentSchedule.gate(rent({ isObjectedTo: true }), DUE), 'hold'],
  [
    'rent whose collection an admin holds, also without AutoPay',
    rentSchedule.gate(
      rent({ isCollectionHeld: true, rental: { status: 'accepted', auto_pay: AUTOPAY.off } }),
      DUE,
    ),
    'hold',
  ],
  ['rent without a payee', rentSchedule.gate(rent({ isPayeeReady: false }), DUE), 'blocked'],
] as const)('the gate of a %s', (_what, gate, expected) => {
  expect(gate).toBe(expected);
});

it.each([
  ['no_card', [false, false, false]],
  ['payee_not_ready', [true, true, false]],
  ['card_shared', [true, true, false]],
  ['collected_by_hand', [true, true, false]],
  ['not_by_card', [true, true, false]],
  ['card_disputed', [true, true, false]],
  ['objection', [true, true, false]],
  ['collections_held', [true, true, false]],
  ['not_owed', [true, true, true]],
] as const)('whether %s is tried again soon', (reason, expected) => {
  const all = [renewalSchedule, promotionSchedule, rentSchedule];
  expect(all.map((schedule) => schedule.retrySoon(reason))).toEqual(expected);
});

it('only rent that no card can pay is left to its payer', () => {
  expect([...schedules].map(({ toManual = [] }) => toManual)).toEqual([[], [], ['not_by_card']]);
});

it('what can be charged only once something changes waits as blocked', () => {
  const card = null;
  expect(renewalSchedule.isBlocked(plan({}, { card }))).toBe(true);
  expect(promotionSchedule.isBlocked(promotion({ card }))).toBe(true);
  expect(rentSchedule.isBlocked(rent({ card }))).toBe(true);
  expect(rentSchedule.isBlocked(rent({ isPayeeReady: false }))).toBe(true);
  expect(rentSchedule.isBlocked(rent({ isCardShared: true }))).toBe(true);
  expect([renewalSchedule.isBlocked(plan()), rentSchedule.isBlocked(rent())]).toEqual([
    false,
    false,
  ]);
});

it('a new card is charged at once, for a plan also while the bank waits for the card before', () => {
  const now = hours(2);
  const waiting = {
    status: 'action_required' as const,
    attempts: [{ ...declined, paymentMethod: 'pm_0', status: 'requires_action' as const }],
  };
  expect(renewalSchedule.isNewCardDue(plan(), now)).toBe(true);
  expect(renewalSchedule.isNewCardDue(plan({}, waiting), now)).toBe(true);
  expect(promotionSchedule.isNewCardDue(promotion(), now)).toBe(true);
  expect(promotionSchedule.isNewCardDue(promotion(waiting), now)).toBe(false);
  expect(rentSchedule.isNewCardDue(rent(), now)).toBe(true);
  expect(rentSchedule.isNewCardDue(rent(waiting), now)).toBe(false);
});

it('failed rent gets one more step with a new card, and other kinds do not', () => {
  expect([...schedules].map(({ resume }) => resume !== undefined)).toEqual([false, false, true]);
});

it('after the last slot each kind ends', () => {
  const after = hours(24 * 8);
  const attempts = [{ ...declined, createdAt: hours(24 * 7.5) }];
  expect(nextStep(renewalSchedule, plan({}, { attempts }), after)).toBe('end');
  expect(nextStep(promotionSchedule, promotion({ attempts }), after)).toBe('end');
  expect(nextStep(rentSchedule, rent({ attempts }), after)).toBe('end');
  expect(slotAfter(rentSchedule.slots(rent()), after)).toBeUndefined();
});
