import { type Book, leftOf, type Row } from './book.ts';
import { nextCharge } from './charges.ts';
import { DAY, dueAt, dueDayOf, localDay, longDate, plusDays } from './days.ts';
import { type Mail, mailBoth } from './mail.ts';
import { depositOf } from './readings.ts';
import { openRows } from './rent.ts';
import { periodFrom } from './terms.ts';

/** What the passing of time tells both sides: rent that is soon due, due or late, and deposits. */

/** Rent by hand that is due now, once; what an outage has left is told apart. */
export function tellDue(book: Book): void {
  for (const row of book.rows) {
    if (row.isDueTold || row.due > book.now) continue;
    row.isDueTold = true;
    if (row.isAuto || row.isLeft || row.state !== 'open') continue;
    tellTenant(book, { step: 'due', subject: row.name, cents: leftOf(book, row) });
  }
}

/** Rent that is late now, once; days that are billed again were late from the start. */
export function tellLate(book: Book): void {
  for (const row of openRows(book)) {
    if (row.isLateTold || row.lateFrom > book.now) continue;
    row.isLateTold = true;
    const late = { about: 'rent', step: 'late', subject: row.name } as const;
    const day = longDate(dueDayOf(row.due, book.stay.zone));
    mailBoth(book, { ...late, cents: leftOf(book, row), day });
  }
}

const tellTenant = (book: Book, mail: Pick<Mail, 'step' | 'subject' | 'cents' | 'day'>): void => {
  book.mails.push({ about: 'rent', to: 'tenant', ...mail });
};

/** Three days before rent is due, or after an outage until one day before; once for each period. */
export function remindOfRent(book: Book): void {
  const { now, remindedFor, status } = book;
  if (status !== 'accepted') return;
  const isSoon = (due: number) => due > Math.max(now + DAY, remindedFor) && due <= now + 3 * DAY;
  const period = book.nextRentOn === null ? null : periodFrom(book, book.nextRentOn);
  const open = openRows(book).filter((row) => row.due > now && leftOf(book, row) > 0);
  const [due] = [...(period === null ? [] : [period]), ...open]
    .map((item) => item.due)
    .filter(isSoon)
    .toSorted((one, other) => one - other);
  if (due === undefined) return;
  book.remindedFor = due;
  const next = nextCharge(book);
  if (next === null || next.amount === 0 || next.due > due) return;
  if (next.by === 'autopay' && book.refusesMoves) return;
  tellTenant(book, {
    ...{ step: 'soon', subject: 'rental', cents: next.amount },
    day: longDate(localDay(next.due, 'UTC')),
  });
}

/** Both sides are told of all that an outage has left, in one email. */
export function tellLeft(book: Book, left: readonly Row[]): void {
  if (left.length === 0) return;
  const cents = left.reduce((total, row) => total + leftOf(book, row), 0);
  mailBoth(book, { about: 'left', step: 'outage', subject: 'rental', cents });
}

/** At 07:00Z of the fourteenth day after the local day of the end, once. */
export function remindOfDeposit(book: Book): void {
  const { endedOn, now, status } = book;
  if (status !== 'ended' || book.isReminded || now < dueAt(plusDays(endedOn, 14))) return;
  const cents = depositOf(book).held;
  if (now >= dueAt(plusDays(endedOn, 120)) || cents <= 0) return;
  book.isReminded = true;
  const mail = { about: 'deposit', step: 'still_held', subject: 'rental', cents } as const;
  book.mails.push({ ...mail, to: 'lister' });
}
