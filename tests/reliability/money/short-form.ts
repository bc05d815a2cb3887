import type { ObjectionSubject } from '@crewpad/domain';
import type { Action } from './action.ts';
import type { Card, Happening, InvitationStep } from './event.ts';
import type { Model } from './model.ts';
import { subjectOf } from './objections.ts';
import type { Play } from './play.ts';
import { shownChange } from './terms.ts';

/** The stays that `npm test` always plays, for the steps that random ones seldom take. */

const STAY = { rent: 40_000, payday: 1, deposit: 10_000, autopay: true, zone: 'Europe/London' };
const days = (count: number): Action => ({ do: 'days', count });
const object = (about: ObjectionSubject): Action => ({ do: 'objection', about, which: 0 });
const end = (which: number, how: 'answer' | 'withdraw'): Action => ({
  ...{ do: 'objection_end', which, with: how },
});

const OBJECTIONS: Play = {
  stay: { ...STAY, zone: 'America/Los_Angeles' },
  startsIn: 1,
  nights: null,
  actions: [
    { do: 'cash', cents: 4030, for: 'rent', daysAgo: 1 },
    object('rent'),
    object('entry'),
    end(1, 'answer'),
    days(3),
    end(0, 'withdraw'),
    days(2),
    { do: 'refund', share: 0.5, which: 1, outside: true, bank: 'done' },
    object('return'),
    end(2, 'withdraw'),
    { do: 'refund', share: 0.5, which: 0, outside: false, bank: 'done' },
    object('deduction'),
    end(3, 'answer'),
  ],
};

const card = (kind: Card): Action => ({ do: 'card', card: kind });
const PAY: Action = { do: 'pay', which: 0 };
const COLLECT: Action = { do: 'collect', which: 0 };

/** A bank asks for a confirmation, which comes late; then cards are lost, shared, outdated and gone. */
const CARDS: Play = {
  stay: { ...STAY, deposit: 0, payday: 10 },
  startsIn: 1,
  nights: null,
  actions: [
    card('confirms'),
    days(2),
    PAY,
    days(2),
    PAY,
    { do: 'confirm' },
    card('lost'),
    days(31),
    card('shared'),
    COLLECT,
    card('outdated'),
    card('declined'),
    days(1),
    card('gone'),
    card('good'),
    { do: 'outage', count: 75 },
    COLLECT,
  ],
};

const rent = (cents: number): Action => ({ do: 'rent', cents });
const answer = (accepts: boolean): Action => ({ do: 'rent_answer', accepts });
const WITHDRAW: Action = { do: 'rent_withdrawal' };

/** Raised rent, taken back in both ways, declined and accepted; then a review, and an early end. */
const RISES: Play = {
  stay: { ...STAY, deposit: 0, zone: 'Australia/Sydney' },
  startsIn: 3,
  nights: null,
  actions: [
    { do: 'review' },
    rent(44_000),
    rent(40_000),
    rent(44_000),
    WITHDRAW,
    rent(55_000),
    WITHDRAW,
    rent(55_000),
    answer(false),
    rent(50_000),
    answer(true),
    days(4),
    { do: 'review' },
    { do: 'checkout', days: 0 },
    { do: 'return_unused' },
    { do: 'settle' },
  ],
};

const cash = (cents: number): Action => ({ do: 'cash', cents, for: 'deposit', daysAgo: 0 });

/** A deposit paid manually in parts, the rest by card; kept in part, and returned to the last cent. */
const DEPOSIT: Play = {
  stay: { ...STAY, autopay: false, zone: 'Pacific/Honolulu' },
  startsIn: 2,
  nights: null,
  actions: [
    cash(9000),
    { do: 'request', cents: 1000, for: 'deposit' },
    { do: 'answer', with: 'pay', which: 0 },
    { do: 'leave' },
    days(15),
    { do: 'refund', share: 0.5, which: 0, outside: true, bank: 'done' },
    { do: 'refund', share: 1, which: 0, outside: false, bank: 'done' },
  ],
};

/** Invitations that end before anybody accepts them. */
const invitationPlay = (isGuest: boolean, ...steps: InvitationStep[]): Play => ({
  ...{ stay: STAY, startsIn: 20, nights: 30, actions: [] },
  invitation: { isGuest, steps },
});

export const SHORT_FORM: Readonly<Record<string, Play>> = {
  objections: OBJECTIONS,
  'cards that ask the bank, are lost, outdated or shared': CARDS,
  'raised rent and a review': RISES,
  'a deposit in parts': DEPOSIT,
  'an invitation that a guest declines': invitationPlay(
    true,
    'wait',
    'edit',
    'resend',
    'wait',
    'wait',
    'decline_by_link',
  ),
  'an invitation that a member declines': invitationPlay(false, 'wait', 'decline'),
  'an invitation that is withdrawn': invitationPlay(false, 'cancel'),
};

/** The kinds of steps that these stays must take. */
export const KINDS: Partial<Record<Happening['on'], readonly string[]>> = {
  rent: ['up', 'back'],
  rent_answer: ['accept', 'decline'],
  rent_withdrawal: ['asked', 'announced'],
  review: [''],
  invitation: ['edit', 'resend', 'cancel', 'decline', 'decline_by_link', 'wait'],
  confirm: [''],
  collect: [''],
  card: ['good', 'declined', 'confirms', 'lost', 'outdated', 'shared', 'gone'],
  objection: ['rent', 'entry', 'return', 'deduction'],
  objection_end: ['answer', 'withdraw'],
};

/** Which kind of its step an event is. */
export function kindOf(event: Happening, model: Model): string {
  if (event.on === 'objection') return subjectOf(model, event);
  if (event.on === 'card') return event.card;
  if (event.on === 'invitation') return event.step;
  const change = shownChange(model);
  if (event.on === 'rent') return event.cents === change?.old ? 'back' : 'up';
  if (event.on === 'rent_answer') return event.accepts ? 'accept' : 'decline';
  if (event.on === 'rent_withdrawal') return change?.state ?? '';
  return 'with' in event ? event.with : '';
}
