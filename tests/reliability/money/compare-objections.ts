import { type Book, leftOf } from './book.ts';
import type { Reader } from './compare-books.ts';
import { localDay } from './days.ts';
import { objectionable } from './objections.ts';
import type { Side } from './readings.ts';

/** Objections as the list of payments, receipts and the roll show them. */

const date = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What both sides read of the objections to a payment or rent. */
export function objectionWords({ objections, stay }: Book, name: string): string[] {
  const day = (at: number) => date(localDay(at, stay.zone));
  return objections
    .filter(({ payment }) => payment === name)
    .map(({ at, closedAt, state }) => {
      const end = closedAt === null ? '' : day(closedAt);
      const ends = {
        ...{ open: '', answered: ` Answer of ${end}: “An answer”` },
        withdrawn: ` Withdrawn on ${end}`,
      };
      return `Objection of ${day(at)}: “This is wrong”${ends[state]}`;
    });
}

/** Who can still do what: the tenant objects and withdraws, the lister answers. */
export function compareObjections(reader: Reader, book: Book, side: Side, list: string): void {
  const isListed = (name: string) =>
    book.payments.some((one) => one.name === name) ||
    book.rows.some((row) => row.name === name && row.state === 'open' && leftOf(book, row) > 0);
  const names = new Set([...book.payments, ...book.rows].map(({ name }) => name));
  const offered = [...names].filter(
    (name) => isListed(name) && objectionable(book, name).length > 0,
  );
  const open = book.objections.filter(
    ({ payment, state }) => isListed(payment) && state === 'open',
  );
  const count = (words: string) => list.split(words).length - 1;
  const isTenant = side === 'tenant';
  const place = (what: string) => `${what} on the list of the ${side}`;
  reader.same(
    place('offers to object'),
    count('Something is wrong'),
    isTenant ? offered.length : 0,
  );
  reader.same(place('withdrawals'), count('Withdraw objection'), isTenant ? open.length : 0);
  reader.same(place('answers'), count('Answer objection'), isTenant ? 0 : open.length);
}
