import type { Reader } from './compare-books.ts';
import { date, localDay, money, plusDays } from './days.ts';
import type { Step } from './event.ts';
import { carriedOf, leftOf, type Model } from './model.ts';
import { objectionable } from './objections.ts';
import type { Side } from './readings.ts';

/** Objections as the list of payments, receipts and the roll show them. */

/** "Mar 3 – 31, 2026". */
export const days = (from: string, to: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(plusDays(to, -1)))
    .replaceAll(/\s/g, ' ');

/** What an objection is about: rent by its period, everything else by its day. */
export function aboutObjection({ about, cents, from, to }: NonNullable<Step['objection']>): string {
  const amount = money(cents);
  switch (about) {
    case 'rent':
      return `the rent of ${amount} for ${days(from, to ?? from)}`;
    case 'entry':
      return `the recorded payment of ${amount} of ${date(from)}`;
    case 'return':
      return `the return of ${amount} on ${date(from)}`;
    case 'deduction':
      return `the ${amount} kept of the deposit on ${date(from)} (A reason)`;
  }
}

/** What both sides read of the objections to a payment or rent: what each is about, and its end. */
export function objectionWords({ objections, rows, stay, steps }: Model, name: string): string[] {
  const day = (at: number) => date(localDay(at, stay.zone));
  // Of rent its period has another amount once a part is passed on to a row in its place.
  const row = rows.find((row) => row.name === name);
  const now = row && { cents: row.cents + carriedOf(row) - row.passedOn };
  const subjects = steps.flatMap(({ action, objection }) =>
    action === 'object' && objection
      ? [aboutObjection({ ...objection, ...(objection.about === 'rent' && now) })]
      : [],
  );
  return objections
    .map((objection, at) => ({ ...objection, about: subjects[at] }))
    .filter(({ payment }) => payment === name)
    .map(({ at, closedAt, state, about }) => {
      const end = closedAt === null ? '' : day(closedAt);
      const ends = {
        ...{ open: ' Not answered yet.', answered: ` Answer of ${end}: “An answer”` },
        withdrawn: ` Withdrawn on ${end}`,
      };
      return `Objection of ${day(at)}: “This is wrong” About ${about}.${ends[state]}`;
    });
}

/** Who can still do what: the tenant objects and withdraws, the lister answers. */
export function compareObjections(reader: Reader, model: Model, side: Side, list: string): void {
  const isListed = (name: string) =>
    model.payments.some((payment) => payment.name === name) ||
    model.rows.some((row) => row.name === name && row.state === 'open' && leftOf(model, row) > 0);
  const names = new Set([...model.payments, ...model.rows].map(({ name }) => name));
  const offered = [...names].filter(
    (name) => isListed(name) && objectionable(model, name).length > 0,
  );
  const openObjections = model.objections.filter(
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
  reader.same(
    place('withdrawals'),
    count('Withdraw objection'),
    isTenant ? openObjections.length : 0,
  );
  reader.same(place('answers'), count('Answer objection'), isTenant ? 0 : openObjections.length);
}
