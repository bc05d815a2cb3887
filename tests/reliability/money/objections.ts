import { type Apply, type Book, Refusal, type Row } from './book.ts';
import { attemptAfterNotice } from './charges.ts';
import { DAY, firstRun } from './days.ts';
import { isOver, openRows } from './rent.ts';

/** A tenant's objections to rent and entries, once for each. They move nothing. */

export const object: Apply<'objection'> = (book, { payment: name }) => {
  if (book.objections.some((one) => one.name === name)) throw new Refusal('once only');
  if (!isObjectionable(book, name)) throw new Refusal('nothing to object to');
  book.objections.push({ name, state: 'open' });
  book.mails.push({ about: 'objection', step: 'received', subject: name, to: 'lister', cents: 0 });
};

export const closeObjection: Apply<'objection_end'> = (book, { payment: name, with: end }) => {
  const objection = book.objections.find((one) => one.name === name);
  if (objection?.state !== 'open' || !isObjectionable(book, name)) throw new Refusal('closed');
  objection.state = end === 'answer' ? 'answered' : 'withdrawn';
  const to = end === 'answer' ? 'tenant' : 'lister';
  book.mails.push({ about: 'objection', step: objection.state, subject: name, to, cents: 0 });
  const row = openRows(book).find((one) => one.name === name);
  if (row === undefined) return;
  row.noticeUntil = firstRun(book.now + DAY);
  if (row.isAuto) chargeAgain(book, row);
};

/** Rent that was held is charged a day later, unless its schedule or its period is over. */
function chargeAgain(book: Book, row: Row): void {
  const hasEnded = row.nextAttempt === null && !row.isHeld && row.due <= book.now;
  row.isHeld = false;
  if (hasEnded) return;
  const at = attemptAfterNotice(book, row);
  if (row.nextAttempt !== null && row.nextAttempt >= at) return;
  const isByHand = isOver(row, at);
  Object.assign(row, { isAuto: !isByHand, nextAttempt: isByHand ? null : at });
}

function isObjectionable({ rows, payments }: Book, name: string): boolean {
  const row = rows.find((one) => one.name === name);
  if (row !== undefined) return row.closedAs !== 'written_off';
  const entry = payments.find((one) => one.name === name);
  return entry?.kind === 'entry' && entry.void === undefined;
}
