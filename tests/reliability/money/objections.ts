import type { ObjectionSubject } from '@crewpad/domain';
import { type Apply, type Book, carriedOf, Refusal, type Row } from './book.ts';
import { attemptAfterNotice, isChargeable, isDisputed } from './charges.ts';
import { DAY, firstRun, localDay } from './days.ts';
import type { Step, Subject } from './event.ts';
import { isOver, openRows } from './rent.ts';
import { take } from './steps.ts';

/** A tenant's objections to rent, entries, returns outside and deductions, once for each. */

interface Target extends Subject {
  cents: number;
}

const isSame = (one: Subject, other: Subject): boolean =>
  one.payment === other.payment &&
  one.part?.refund === other.part?.refund &&
  one.part?.line === other.part?.line;

export const object: Apply<'objection'> = (book, { payment, part }) => {
  const about = { payment, ...(part && { part }) };
  if (book.objections.some((item) => isSame(item, about))) throw new Refusal('once only');
  const target = targetOf(book, about);
  book.objections.push({ ...about, state: 'open', at: book.now, closedAt: null });
  const objection = historyOf(book, target);
  take(book, { action: 'object', by: 'tenant', reason: 'This is wrong', objection });
  tell(book, 'received', target, 'lister');
};

export const closeObjection: Apply<'objection_end'> = (book, { payment, part, with: end }) => {
  const about = { payment, ...(part && { part }) };
  const objection = book.objections.find((one) => isSame(one, about));
  if (objection?.state !== 'open') throw new Refusal('closed');
  // What it is about can be voided or written off meanwhile.
  const target = targetOf(book, about, true);
  const isAnswer = end === 'answer';
  Object.assign(objection, { state: isAnswer ? 'answered' : 'withdrawn', closedAt: book.now });
  const told = { objection: historyOf(book, target) };
  if (isAnswer) {
    take(book, { action: 'answer_objection', by: 'lister', reason: 'An answer', ...told });
  } else take(book, { action: 'withdraw_objection', by: 'tenant', ...told });
  tell(book, objection.state, target, isAnswer ? 'tenant' : 'lister');
  const row = openRows(book).find((item) => item.name === payment);
  if (row === undefined || part !== undefined) return;
  row.noticeUntil = firstRun(book.now + DAY);
  if (row.isAuto) chargeAgain(book, row);
};

/** What the history says of it. */
function historyOf(book: Book, { cents, ...subject }: Target): NonNullable<Step['objection']> {
  const about = subjectOf(book, subject);
  const row = book.rows.find(({ name }) => name === subject.payment);
  if (about === 'rent' && row !== undefined) return { about, cents, from: row.from, to: row.to };
  const entry = book.payments.find(({ name }) => name === subject.payment);
  const refund = book.refunds.find(({ name }) => name === subject.part?.refund);
  const at = refund?.at ?? entry?.at ?? book.now;
  const day = localDay(at, book.stay.zone);
  return { about, cents, from: refund === undefined ? (entry?.paidOn ?? day) : day, to: null };
}

/** What a notice says that an objection is about. */
const NOTICED: Record<ObjectionSubject, string> = {
  ...{ rent: 'the rent of {}', entry: 'the recorded payment of {}' },
  ...{ return: 'the return of {}', deduction: 'the {} kept of the deposit' },
};

function tell(book: Book, step: string, target: Target, to: 'tenant' | 'lister') {
  const { payment, cents } = target;
  const object = NOTICED[subjectOf(book, target)];
  book.mails.push({ about: 'objection', step, subject: payment, to, cents, object });
}

/** Rent that was held is charged a day later, unless its schedule or its period is over. */
function chargeAgain(book: Book, row: Row): void {
  const hasEnded = row.nextAttempt === null && !row.isHeld && row.due <= book.now;
  row.isHeld = false;
  if (hasEnded) return;
  const isFree = isChargeable(book) && row.refusedCard !== book.cards && !book.refusesMoves;
  if (isFree && !isDisputed(book)) row.isBlocked = false;
  const at = attemptAfterNotice(book, row);
  if (row.nextAttempt !== null && row.nextAttempt >= at) return;
  const isPaidManually = isOver(row, at);
  Object.assign(row, { isAuto: !isPaidManually, nextAttempt: isPaidManually ? null : at });
}

/** Everything that the tenant can object to, or has objected to. */
export function targetsOf({ rows, payments, refunds }: Book, isClosing = false): Target[] {
  return [
    ...rows
      .filter(({ closedAs }) => isClosing || closedAs !== 'written_off')
      .map((row) => ({ payment: row.name, cents: row.cents + carriedOf(row) })),
    ...payments
      .filter((one) => one.kind === 'entry' && (isClosing || one.void === undefined))
      .map(({ name, cents }) => ({ payment: name, cents })),
    ...refunds
      .filter(({ state }) => state !== 'failed')
      .flatMap(({ name: refund, payment: { name: payment }, method, cents, kept }): Target[] => [
        ...(method === 'outside' && cents > 0 ? [{ payment, part: { refund }, cents }] : []),
        ...kept.map((item, line) => ({ payment, part: { refund, line }, cents: item.cents })),
      ]),
  ];
}

export function subjectOf({ payments }: Book, { payment, part }: Subject): ObjectionSubject {
  if (part !== undefined) return part.line === undefined ? 'return' : 'deduction';
  return payments.some(({ name, kind }) => name === payment && kind === 'entry') ? 'entry' : 'rent';
}

function targetOf(book: Book, about: Subject, isClosing = false): Target {
  const target = targetsOf(book, isClosing).find((item) => isSame(item, about));
  if (target === undefined) throw new Refusal('nothing to object to');
  return target;
}

/** What the tenant can still object to of a payment. */
export const objectionable = (book: Book, name: string): Target[] =>
  targetsOf(book).filter(
    (target) =>
      target.payment === name && !book.objections.some((objection) => isSame(objection, target)),
  );
