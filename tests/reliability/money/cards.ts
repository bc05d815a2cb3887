import {
  attempt,
  charge,
  decline,
  isChargeable,
  isDisputed,
  isObjectedTo,
  pay,
} from './charges.ts';
import { DAY } from './days.ts';
import type { StepAction } from './event.ts';
import { type Apply, leftOf, type Model, need, Refusal, type Row } from './model.ts';
import { cover, isOver, openRows } from './rent.ts';
import { isAutopayOn, take } from './steps.ts';

/** The tenant's card: what it is charged for, when, and what a bank must confirm. */

const CARD_STEPS: readonly StepAction[] = ['pause_autopay', 'resume_autopay', 'accept_autopay'];

/** Whether the history says last that AutoPay has no card. */
const isPaused = ({ steps }: Model): boolean =>
  steps.findLast(({ action }) => CARD_STEPS.includes(action))?.action === 'pause_autopay';

/** A card that was just saved is charged at once for what waits, apart from the schedule. */
export const saveCard: Apply<'card'> = (model, { card }) => {
  const isLost = card === 'none' || card === 'gone';
  if (isLost && (model.card === 'none' || model.card === 'gone')) return;
  model.card = card;
  if (isLost) {
    if (model.status !== 'accepted' || !isAutopayOn(model)) return;
    const mail = { about: 'autopay', step: 'paused', subject: 'rental', cents: 0 } as const;
    // A card that its bank took away still stands there, and no longer works.
    const notice = card === 'gone' && {
      notice: 'AutoPay for {person} at {listing} is paused: their card no longer works.',
    };
    model.mails.push({ ...mail, to: 'lister', ...notice });
    if (!isPaused(model)) take(model, { action: 'pause_autopay', by: 'tenant' });
    return;
  }
  model.cards += 1;
  if (model.status === 'accepted' && isAutopayOn(model) && isPaused(model)) {
    const mail = { about: 'autopay', step: 'resumed', subject: 'rental', cents: 0 } as const;
    model.mails.push({ ...mail, to: 'lister' });
    take(model, { action: 'resume_autopay', by: 'tenant' });
  }
  if (!isChargeable(model)) return;
  for (const row of openRows(model)) {
    const isDue = row.isAuto && row.due <= model.now && row.noticeUntil <= model.now;
    const isWaiting = isObjectedTo(model, row.name) || model.confirmation?.name === row.name;
    if (isDue && !isOver(row, model.now) && !isWaiting) attempt(model, row);
  }
};

export const payRow: Apply<'pay'> = (model, { row: name }) => {
  const row = need(
    openRows(model).find((row) => row.name === name),
    `no open row ${name}`,
  );
  if (!isChargeable(model) || model.refusesMoves || leftOf(model, row) < 50) {
    throw new Refusal('not by card');
  }
  if (model.card === 'good') return void charge(model, row, 'tenant');
  if (model.card === 'confirms') {
    model.confirmation = { name, at: model.now };
    Object.assign(row, { isUnconfirmed: true, hasFailed: false, isBlocked: false });
    return;
  }
  decline(model, row);
};

/** Whether the lister's press charges the card: rent of AutoPay whose card can be tried today. */
export function mayCollect(model: Model, row: Row): boolean {
  const { agreedAt, now } = model;
  const isOn = model.status === 'accepted' && isAutopayOn(model);
  const isAgreed = !row.isVoided && agreedAt !== null && agreedAt <= row.due;
  const isDeclined =
    row.lastDecline !== null &&
    row.lastDecline.card === model.cards &&
    row.lastDecline.at > now - DAY;
  const isFree = !row.isUnconfirmed && !isObjectedTo(model, row.name) && row.noticeUntil <= now;
  return (
    isOn &&
    isFree &&
    !isDeclined &&
    row.state === 'open' &&
    row.replaces === undefined &&
    row.due <= now &&
    (row.isAuto || isAgreed) &&
    isChargeable(model) &&
    !model.refusesMoves &&
    !isDisputed(model) &&
    leftOf(model, row) >= 50
  );
}

/** The lister's press, in the tenant's absence. A card that is not good has tests of its own. */
export const collectRow: Apply<'collect'> = (model, { row: name }) => {
  const row = need(
    openRows(model).find((row) => row.name === name),
    `no open row ${name}`,
  );
  if (!mayCollect(model, row)) throw new Refusal('not now');
  charge(model, row, 'lister');
};

export const confirm: Apply<'confirm'> = (model) => {
  const { name } = need(model.confirmation, 'a payment to confirm');
  model.confirmation = null;
  const row = openRows(model).find((row) => row.name === name);
  if (row !== undefined) {
    row.isUnconfirmed = false;
    return charge(model, row, 'tenant');
  }
  const request = need(
    model.requests.find((request) => request.name === name),
    `no request ${name}`,
  );
  payRequest(model, request);
};

export function payRequest(model: Model, request: Model['requests'][number]): void {
  const { cents, name } = request;
  const payment = pay(model, { kind: 'request', name, for: request.for, cents, by: 'tenant' });
  request.state = 'complete';
  if (payment.for === 'rent') cover(model, name, cents);
}

const CHECKED_AFTER = 10 * 60_000;
const LAPSE = DAY + CHECKED_AFTER;

/** When a payment that nobody confirms is given up. */
export const lapseAt = ({ confirmation }: Model): number | null =>
  confirmation && confirmation.at + LAPSE;

/** What AutoPay collects goes on waiting for the tenant; the rest is open as before. */
export function lapse(model: Model): void {
  for (const row of openRows(model)) {
    const isAsked = model.confirmation?.name === row.name;
    const isOld = row.manualSince !== null && row.manualSince <= model.now - CHECKED_AFTER;
    if (isOld && !row.isAuto && !isAsked) row.isUnconfirmed = false;
  }
  const at = lapseAt(model);
  if (model.confirmation === null || at === null || at > model.now) return;
  const row = openRows(model).find(({ name }) => name === model.confirmation?.name);
  if (row !== undefined) {
    row.isUnconfirmed = row.isAuto && row.nextAttempt !== null;
    row.hasFailed = row.isAuto && row.nextAttempt === null;
  }
  model.confirmation = null;
}
