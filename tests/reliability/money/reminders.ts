import { nextCharge } from './charges.ts';
import { DAY, dueAt, dueDayOf, localDay, longDate, plusDays } from './days.ts';
import { type Mail, mailBoth } from './mail.ts';
import { leftOf, type Model, type Row } from './model.ts';
import { depositOf, readingsOf } from './readings.ts';
import { openRows } from './rent.ts';
import { periodFrom } from './terms.ts';

/** What the passing of time tells both sides: rent that is soon due, due or late, and deposits. */

/** Manual rent that is due now, once; rent missed in an outage has its own email. */
export function mailDue(model: Model): void {
  for (const row of model.rows) {
    if (row.isDueMailed || row.due > model.now) continue;
    row.isDueMailed = true;
    if (row.isAuto || row.isMissed || row.state !== 'open') continue;
    mailTenant(model, { step: 'due', subject: row.name, cents: leftOf(model, row) });
  }
}

/** Rent that is late now, once; days that are billed again were late from the start. */
export function mailLate(model: Model): void {
  for (const row of openRows(model)) {
    if (row.isLateMailed || row.lateFrom > model.now) continue;
    row.isLateMailed = true;
    const late = { about: 'rent', step: 'late', subject: row.name } as const;
    const day = longDate(dueDayOf(row.due, model.stay.zone));
    mailBoth(model, { ...late, cents: leftOf(model, row), day });
  }
}

/** Manual rent that has been open for three days, once, with everything that is owed. */
export function mailOverdue(model: Model): void {
  for (const row of openRows(model)) {
    const isOpen = row.due <= model.now - 3 * DAY && row.due > model.now - 5 * DAY;
    const isAsked = !row.isAuto && !row.isMissed && row.replaces === undefined;
    if (row.isOverdueMailed || !isOpen || !isAsked || leftOf(model, row) <= 0) continue;
    row.isOverdueMailed = true;
    const { amount: cents, since } = readingsOf(model, 'tenant').owed;
    mailTenant(model, { step: 'overdue', subject: row.name, cents, day: longDate(since) });
  }
}

const mailTenant = (model: Model, mail: Pick<Mail, 'step' | 'subject' | 'cents' | 'day'>): void => {
  model.mails.push({ about: 'rent', to: 'tenant', ...mail });
};

/** Three days before rent is due, or after an outage until one day before; once for each period. */
export function remindOfRent(model: Model): void {
  const { now, remindedFor, status } = model;
  if (status !== 'accepted') return;
  const isSoon = (due: number) => due > Math.max(now + DAY, remindedFor) && due <= now + 3 * DAY;
  const period = model.nextRentOn === null ? null : periodFrom(model, model.nextRentOn);
  const upcoming = openRows(model).filter((row) => row.due > now && leftOf(model, row) > 0);
  const [due] = [...(period === null ? [] : [period]), ...upcoming]
    .map((row) => row.due)
    .filter(isSoon)
    .toSorted((a, b) => a - b);
  if (due === undefined) return;
  model.remindedFor = due;
  const next = nextCharge(model);
  if (next === null || next.amount === 0 || next.due > due) return;
  if (next.by === 'autopay' && model.refusesMoves) return;
  mailTenant(model, {
    ...{ step: 'soon', subject: 'rental', cents: next.amount },
    day: longDate(localDay(next.due, 'UTC')),
  });
}

/** Both sides are told of all that an outage has left, in one email. */
export function mailMissed(model: Model, missed: readonly Row[]): void {
  if (missed.length === 0) return;
  const cents = missed.reduce((total, row) => total + leftOf(model, row), 0);
  mailBoth(model, { about: 'left', step: 'outage', subject: 'rental', cents });
}

/** At 07:00Z of the fourteenth day after the local day of the end, once. */
export function remindOfDeposit(model: Model): void {
  const { endedOn, now, status } = model;
  if (status !== 'ended' || model.isReminded || now < dueAt(plusDays(endedOn, 14))) return;
  const cents = depositOf(model).held;
  if (now >= dueAt(plusDays(endedOn, 120)) || cents <= 0) return;
  model.isReminded = true;
  const mail = { about: 'deposit', step: 'still_held', subject: 'rental', cents } as const;
  model.mails.push({ ...mail, to: 'lister' });
}
