import { bookingReference } from '@crewpad/domain';
import { listMailboxEmails } from '../../../apps/server/src/platform/mail/mailbox.ts';
import type { Reader } from './compare-books.ts';
import { entriesOf } from './compare-history.ts';
import { money } from './days.ts';
import type { Mail } from './mail.ts';
import { MAILS, type MailTexts, NOTICES } from './mail-texts.ts';
import type { Model } from './model.ts';
import type { Side } from './readings.ts';
import type { Stage } from './stage.ts';

/** Emails as the mailbox has them, and notices as their page shows them. */

/** Of cards, plans and payout accounts, which are no part of the stay. */
const OTHER_EMAILS = /^(?:You can't receive payments right now|Your payouts are set up)\n/;

/** Receipts of cards, and reviews: they name the place, but not the booking. */
const NO_BOOKING = /^(?:Your [^\n]* receipt: |[^\n]*(?:wrote a review|reviewed))/;

/** Where an email says so, it names no next attempt. */
const NO_ATTEMPT = /to confirm with the bank|needs you to confirm|No further automatic charge/;

/** Each email and notice of both sides, as often and with the amounts that were moved. */
export async function compareMails(stage: Stage, model: Model, reader: Reader): Promise<void> {
  await stage.sendMails();
  for (const side of ['lister', 'tenant'] as const) {
    const mails = model.mails
      .filter(({ to }) => to === side)
      .map((mail) => ({ ...mail, words: MAILS[mail.about][mail.step]?.[side] }));
    await compareEmails(stage, side, mails, reader);
    if (side === 'lister' || !stage.isGuest) await compareNotices(stage, side, mails, reader);
  }
}

type ExpectedMail = Mail & { words: MailTexts[Side] };

async function compareEmails(
  stage: Stage,
  side: Side,
  mails: readonly ExpectedMail[],
  reader: Reader,
): Promise<void> {
  const { db } = stage.rig;
  const { email } = await db
    .selectFrom('members')
    .select('email')
    .where('id', '=', stage[side].id)
    .executeTakeFirstOrThrow();
  const address = side === 'tenant' ? stage.email : email;
  const emails = (await listMailboxEmails(db, address)).map(
    ({ subject, text }) => `${subject}\n${text.replaceAll(/\s+/g, ' ')}`,
  );
  const patterns = new Set(
    Object.values(MAILS).flatMap((steps) =>
      Object.values(steps).flatMap(({ [side]: words }) => words?.[0] ?? []),
    ),
  );
  const valuesByPattern = new Map<string, string[]>();
  const person = side === 'lister' ? stage.names.tenant : stage.names.lister;
  const expressions = [...patterns].map((pattern) => ({
    ...{ pattern, expression: patternOf(pattern, person) },
  }));
  for (const emailText of emails) {
    const isPromise = emailText.includes('Next attempt:');
    if (isPromise && NO_ATTEMPT.test(emailText))
      reader.same(`promise of the email to the ${side}`, emailText, '');
    if (OTHER_EMAILS.test(emailText)) continue;
    const matches = expressions.flatMap(({ pattern, expression }) => {
      const match = expression.exec(emailText);
      return match === null ? [] : [{ pattern, match }];
    });
    const reference = `Booking reference: ${bookingReference(stage.rental)}`;
    const names = [reference, 'Bed: .+, .+'].filter((name) => new RegExp(name).test(emailText));
    const subject = emailText.split('\n')[0];
    const nameCount = NO_BOOKING.test(emailText) ? 0 : 2;
    reader.same(`booking and bed of the email to the ${side}: ${subject}`, names.length, nameCount);
    const [onlyMatch, ...more] = matches;
    if (onlyMatch === undefined || more.length > 0) {
      reader.same(`sentences of the email to the ${side}: ${subject}`, matches.length, 1);
      continue;
    }
    const values = onlyMatch.match.slice(1).filter((match) => match !== undefined);
    valuesByPattern.set(onlyMatch.pattern, [
      ...(valuesByPattern.get(onlyMatch.pattern) ?? []),
      values.join(' '),
    ]);
  }
  for (const pattern of patterns) {
    const actual = valuesByPattern.get(pattern) ?? [];
    const expected = mails
      .filter(({ words }) => words?.[0] === pattern)
      .map((mail) => valuesOf(pattern, mail));
    reader.same(`emails to the ${side}: ${pattern}`, actual.toSorted(), expected.toSorted());
  }
}

/** What a pattern captures of an email. */
function valuesOf(pattern: string, { cents, isWithoutAmount = false, day = '' }: Mail): string {
  if (pattern.includes('{day}')) return day.replace(/^\w+, /, '');
  return pattern.includes('{}') && !isWithoutAmount ? money(cents) : '';
}

const patternOf = (pattern: string, person: string) =>
  new RegExp(
    pattern
      .replaceAll('{}', String.raw`(\$[\d,]+\.\d\d)`)
      .replaceAll('{day}', String.raw`([A-Z][a-z]+ \d{1,2}, \d{4})`)
      .replaceAll('{person}', person.replaceAll('.', String.raw`\.`)),
  );

async function compareNotices(
  stage: Stage,
  side: Side,
  mails: readonly ExpectedMail[],
  reader: Reader,
): Promise<void> {
  const { lister, tenant, listing } = stage.names;
  const expected = mails.flatMap(({ words, cents, notice: own, adds, day = '', object = '' }) => {
    const notice = words?.[1];
    if (notice === undefined) return [];
    const person = side === 'lister' ? tenant : lister;
    const sentence = own ?? NOTICES[notice];
    return `${sentence}${adds === undefined ? '' : ` ${adds}`}`
      .replace('{person}', person)
      .replace('{listing}', listing)
      .replace('{day}', day)
      .replace('{about}', object)
      .replace('{}', () => money(cents));
  });
  const place = `notices of the ${side}`;
  if (!stage.isToRead(place, expected)) return;
  const entries = await entriesOf(stage, side, '/notices');
  const actual = entries.flatMap((entry) => {
    const [kind = '', ...sentence] = entry.split(' ');
    const isOfStay = kind in NOTICES || kind === 'paid';
    return isOfStay ? [sentence.join(' ').replace(/\.[^.]*$/, '.')] : [];
  });
  reader.lists(place, actual, expected);
}
