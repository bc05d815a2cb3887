import { askAgain, stepAutopay, switchAutopay } from './autopay.ts';
import {
  decide,
  makeMoves,
  openDispute,
  refund,
  refundArrival,
  refundReturn,
  retryRefunds,
  returnLate,
  withdraw,
} from './banks.ts';
import { collectRow, confirm, lapse, payRequest, payRow, saveCard } from './cards.ts';
import { attempt, isChargeable, pay } from './charges.ts';
import { DAY, dueAt, HOUR, localDay, paydayUntil } from './days.ts';
import type { Event, Stay } from './event.ts';
import { stepInvitation } from './invitations.ts';
import { mailBoth } from './mail.ts';
import { keepCredit, recordEntry, sendRequest, voidEntry, writeOff } from './manual-payments.ts';
import { type Apply, emptyModel, type Model, need, Refusal } from './model.ts';
import { closeObjection, object } from './objections.ts';
import {
  mailDue,
  mailLate,
  mailMissed,
  mailOverdue,
  remindOfDeposit,
  remindOfRent,
} from './reminders.ts';
import { markMissed, openDue, openRows } from './rent.ts';
import {
  askCheckout,
  comingRent,
  dismiss,
  endAsAgreed,
  endRequest,
  hasStayed,
  leave,
  moveCheckout,
  settle,
} from './stays.ts';
import { mailConsent, take } from './steps.ts';
import { answerRent, changeRent, periodFrom, withdrawRent } from './terms.ts';

/**
 * What a stay's money must look like after these events, in their order. Pure: the same events give
 * the same model, whose readings each side must find at every place. An event that the product must
 * refuse changes nothing.
 */
export function playAll(stay: Stay, events: readonly Event[]): Model {
  const [first] = events;
  let model = emptyModel(stay, first?.at ?? 0);
  for (const event of events) model = after(model, event);
  return model;
}

/** The model after one more event; the one before stays as it is. */
export function after(before: Model, event: Event): Model {
  const model = structuredClone(before);
  model.now = event.at;
  try {
    apply(model, event);
    model.answers.push('done');
    return model;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const same = structuredClone(before);
    same.now = event.at;
    same.answers.push('refused');
    return same;
  }
}

function apply(model: Model, event: Event): void {
  (appliers[event.on] as (model: Model, event: Event) => void)(model, event);
}

const accept: Apply<'acceptance'> = (model) => {
  const { stay } = model;
  if (model.status !== 'pending') throw new Refusal('accepted before');
  if (stay.autopay && model.card === 'none') throw new Refusal('no card');
  if (stay.autopay && stay.deposit > 0) {
    if (model.card === 'declined') throw new Refusal('declined');
    pay(model, {
      kind: 'deposit',
      name: 'deposit',
      for: 'deposit',
      cents: stay.deposit,
      by: 'tenant',
    });
  }
  model.status = 'accepted';
  take(model, { action: 'accept', by: 'tenant' });
  mailBoth(model, { about: 'stay', step: 'accepted', subject: 'rental', cents: 0 });
  model.acceptedAt = model.now;
  if (stay.autopay) model.agreedAt = model.now;
  const first = firstBilledDay(model);
  model.nextRentOn = periodFrom(model, first)?.from ?? null;
  if (stay.autopay) {
    mailConsent(model, stay.end === null ? stay.rent : stay.deposit + comingRent(model));
  }
};

/** Of a stay that has begun, only the current period is billed. */
function firstBilledDay({ now, stay }: Model): string {
  if (now <= dueAt(stay.start)) return stay.start;
  const today = localDay(now - 7 * HOUR, 'UTC');
  const payday = paydayUntil(today, stay.payday);
  return payday > stay.start ? payday : stay.start;
}

const run: Apply<'run'> = (model) => {
  lapse(model);
  const missedRows = [...endAsAgreed(model, openDue), ...markMissed(model), ...openDue(model)];
  mailDue(model);
  for (const row of openRows(model)) {
    if (row.isAuto && row.nextAttempt !== null && row.nextAttempt <= model.now) attempt(model, row);
  }
  mailMissed(model, missedRows);
  mailLate(model);
  retryRefunds(model);
  makeMoves(model);
  remindOfRent(model);
  mailOverdue(model);
  remindOfDeposit(model);
};

const answerRequest: Apply<'answer'> = (model, { request: name, with: answer }) => {
  const request = need(
    model.requests.find((request) => request.name === name),
    `no request ${name}`,
  );
  if (request.state !== 'pending') throw new Refusal('answered before');
  const { cents } = request;
  if (answer !== 'pay') {
    Object.assign(request, {
      state: answer === 'reject' ? 'rejected' : 'withdrawn',
      closedAt: model.now,
    });
    const to = answer === 'reject' ? 'lister' : 'tenant';
    model.mails.push({ about: 'request', step: request.state, subject: name, to, cents });
    return;
  }
  if (!isChargeable(model) || model.refusesMoves) throw new Refusal('no card');
  if (model.card === 'good') payRequest(model, request);
  else if (model.card === 'confirms') model.confirmation = { name, at: model.now };
  else request.hasFailed = true;
};

const editRequest: Apply<'edit'> = (model, { request: name, cents }) => {
  const request = need(
    model.requests.find((request) => request.name === name),
    `no request ${name}`,
  );
  if (request.state !== 'pending') throw new Refusal('answered before');
  if (request.cents === cents) return;
  const changes = [{ of: 'request', from: request.cents, to: cents } as const];
  const before = { cents: request.cents, for: request.for };
  take(model, { action: 'edit_request', by: 'lister', changes, request: before });
  request.cents = cents;
  model.mails.push({ about: 'request', step: 'changed', subject: name, to: 'tenant', cents });
};

/** From the check-in day at the crash pad on, once. */
const review: Apply<'review'> = (model) => {
  if (!hasStayed(model) || model.hasReviewed) throw new Refusal('not yet, or again');
  model.hasReviewed = true;
  model.mails.push({
    about: 'review',
    step: 'received',
    subject: 'rental',
    to: 'lister',
    cents: 0,
  });
};

const setAccount: Apply<'account'> = (model, { refuses }) => {
  model.refusesMoves = refuses;
  makeMoves(model);
  if (refuses) return;
  for (const row of openRows(model)) {
    const isWaiting = row.isBlocked && row.isAuto && row.due > model.now - 5 * DAY;
    if (isWaiting) row.nextAttempt = model.now;
  }
};

const appliers: { [K in Event['on']]: Apply<K> } = {
  ...{
    acceptance: accept,
    invitation: stepInvitation,
    run,
    card: saveCard,
    pay: payRow,
    confirm,
    collect: collectRow,
    entry: recordEntry,
    void: voidEntry,
  },
  ...{ request: sendRequest, answer: answerRequest, refund, refund_arrival: refundArrival },
  ...{ refund_return: refundReturn, dispute: openDispute, withdrawal: withdraw, decision: decide },
  ...{ late_return: returnLate, account: setAccount, autopay: stepAutopay, rent: changeRent },
  ...{ rent_answer: answerRent, checkout: moveCheckout, write_off: writeOff },
  ...{ leave, ask_checkout: askCheckout, checkout_answer: endRequest, dismiss, settle },
  ...{ edit: editRequest, rent_withdrawal: withdrawRent, review },
  ...{ keep_credit: keepCredit, switch: switchAutopay, ask_again: askAgain },
  ...{ objection: object, objection_end: closeObjection },
};
