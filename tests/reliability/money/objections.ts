import type { ObjectionSubject } from '@crewpad/domain';
import { attemptAfterNotice, isChargeable, isDisputed } from './charges.ts';
import { DAY, firstRun, localDay } from './days.ts';
import type { Step, Subject } from './event.ts';
import { type Apply, carriedOf, type Model, Refusal, type Row } from './model.ts';
import { isOver, openRows } from './rent.ts';
import { take } from './steps.ts';

/** A tenant's objections to rent, entries, returns outside and deductions, once for each. */

interface Target extends Subject {
  cents: number;
}

const isSame = (a: Subject, b: Subject): boolean =>
  a.payment === b.payment && a.part?.refund === b.part?.refund && a.part?.line === b.part?.line;

export const object: Apply<'objection'> = (model, { payment, part }) => {
  const about = { payment, ...(part && { part }) };
  if (model.objections.some((objection) => isSame(objection, about)))
    throw new Refusal('once only');
  const target = targetOf(model, about);
  model.objections.push({ ...about, state: 'open', at: model.now, closedAt: null });
  const objection = historyOf(model, target);
  take(model, { action: 'object', by: 'tenant', reason: 'This is wrong', objection });
  mailObjection(model, 'received', target, 'lister');
};

export const closeObjection: Apply<'objection_end'> = (model, { payment, part, with: end }) => {
  const about = { payment, ...(part && { part }) };
  const objection = model.objections.find((objection) => isSame(objection, about));
  if (objection?.state !== 'open') throw new Refusal('closed');
  // What it is about can be voided or written off meanwhile.
  const target = targetOf(model, about, true);
  const isAnswer = end === 'answer';
  Object.assign(objection, { state: isAnswer ? 'answered' : 'withdrawn', closedAt: model.now });
  const stepDetails = { objection: historyOf(model, target) };
  if (isAnswer) {
    take(model, { action: 'answer_objection', by: 'lister', reason: 'An answer', ...stepDetails });
  } else take(model, { action: 'withdraw_objection', by: 'tenant', ...stepDetails });
  mailObjection(model, objection.state, target, isAnswer ? 'tenant' : 'lister');
  const row = openRows(model).find((row) => row.name === payment);
  if (row === undefined || part !== undefined) return;
  row.noticeUntil = firstRun(model.now + DAY);
  if (row.isAuto) chargeAgain(model, row);
};

/** What the history says of it. */
function historyOf(model: Model, { cents, ...subject }: Target): NonNullable<Step['objection']> {
  const about = subjectOf(model, subject);
  const row = model.rows.find(({ name }) => name === subject.payment);
  if (about === 'rent' && row !== undefined) return { about, cents, from: row.from, to: row.to };
  const entry = model.payments.find(({ name }) => name === subject.payment);
  const refund = model.refunds.find(({ name }) => name === subject.part?.refund);
  const at = refund?.at ?? entry?.at ?? model.now;
  const day = localDay(at, model.stay.zone);
  return { about, cents, from: refund === undefined ? (entry?.paidOn ?? day) : day, to: null };
}

/** What a notice says that an objection is about. */
const SUBJECT_WORDS: Record<ObjectionSubject, string> = {
  ...{ rent: 'the rent of {}', entry: 'the recorded payment of {}' },
  ...{ return: 'the return of {}', deduction: 'the {} kept of the deposit' },
};

function mailObjection(model: Model, step: string, target: Target, to: 'tenant' | 'lister') {
  const { payment, cents } = target;
  const object = SUBJECT_WORDS[subjectOf(model, target)];
  model.mails.push({ about: 'objection', step, subject: payment, to, cents, object });
}

/** Rent that was held is charged a day later, unless its schedule or its period is over. */
function chargeAgain(model: Model, row: Row): void {
  const hasEnded = row.nextAttempt === null && !row.isHeld && row.due <= model.now;
  row.isHeld = false;
  if (hasEnded) return;
  const isFree = isChargeable(model) && row.refusedCard !== model.cards && !model.refusesMoves;
  if (isFree && !isDisputed(model)) row.isBlocked = false;
  const at = attemptAfterNotice(model, row);
  if (row.nextAttempt !== null && row.nextAttempt >= at) return;
  const isPaidManually = isOver(row, at);
  Object.assign(row, { isAuto: !isPaidManually, nextAttempt: isPaidManually ? null : at });
}

/** Everything that the tenant can object to, or has objected to. */
export function targetsOf({ rows, payments, refunds }: Model, isClosing = false): Target[] {
  return [
    ...rows
      .filter(({ closedAs }) => isClosing || closedAs !== 'written_off')
      .map((row) => ({ payment: row.name, cents: row.cents + carriedOf(row) })),
    ...payments
      .filter((payment) => payment.kind === 'entry' && (isClosing || payment.void === undefined))
      .map(({ name, cents }) => ({ payment: name, cents })),
    ...refunds
      .filter(({ state }) => state !== 'failed')
      .flatMap(
        ({
          name: refund,
          payment: { name: payment },
          method,
          cents,
          deductions: kept,
        }): Target[] => [
          ...(method === 'outside' && cents > 0 ? [{ payment, part: { refund }, cents }] : []),
          ...kept.map((part, line) => ({ payment, part: { refund, line }, cents: part.cents })),
        ],
      ),
  ];
}

export function subjectOf({ payments }: Model, { payment, part }: Subject): ObjectionSubject {
  if (part !== undefined) return part.line === undefined ? 'return' : 'deduction';
  return payments.some(({ name, kind }) => name === payment && kind === 'entry') ? 'entry' : 'rent';
}

function targetOf(model: Model, about: Subject, isClosing = false): Target {
  const target = targetsOf(model, isClosing).find((target) => isSame(target, about));
  if (target === undefined) throw new Refusal('nothing to object to');
  return target;
}

/** What the tenant can still object to of a payment. */
export const objectionable = (model: Model, name: string): Target[] =>
  targetsOf(model).filter(
    (target) =>
      target.payment === name && !model.objections.some((objection) => isSame(objection, target)),
  );
