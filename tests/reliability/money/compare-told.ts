import { bookingReference } from '@crewpad/domain';
import { listMailboxEmails } from '../../../apps/server/src/platform/mail/mailbox.ts';
import type { Book } from './book.ts';
import type { Reader } from './compare-books.ts';
import { entriesOf } from './history.ts';
import { type Mail, money } from './mail.ts';
import type { Side } from './readings.ts';
import type { Stage } from './stage.ts';
import { NOTICES, TOLD, type Told } from './told.ts';

/** Emails as the mailbox has them, and notices as their page shows them. */

/** Of cards, plans and payout accounts, which are no part of the stay. */
const OTHER_EMAILS = /^(?:You can't receive payments right now|Your payouts are set up)\n/;

/** Receipts of cards, and reviews: they name the place, but not the booking. */
const NO_BOOKING = /^(?:Your [^\n]* receipt: |[^\n]*(?:wrote a review|reviewed))/;

/** Where an email says so, it names no next attempt. */
const NO_ATTEMPT =
  /to confirm with the bank|needs you to confirm|won't charge this card again|won't try that card/;

/** Each email and notice of both sides, as often and with the amounts that were moved. */
export async function compareTold(stage: Stage, book: Book, reader: Reader): Promise<void> {
  await stage.sendMails();
  for (const side of ['lister', 'tenant'] as const) {
    const told = book.mails
      .filter(({ to }) => to === side)
      .map((mail) => ({ ...mail, words: TOLD[mail.about][mail.step]?.[side] }));
    await compareEmails(stage, side, told, reader);
    if (side === 'lister' || !stage.isGuest) await compareNotices(stage, side, told, reader);
  }
}

type Mailed = Mail & { words: Told[Side] };

async function compareEmails(
  stage: Stage,
  side: Side,
  told: readonly Mailed[],
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
    Object.values(TOLD).flatMap((steps) =>
      Object.values(steps).flatMap(({ [side]: words }) => words?.[0] ?? []),
    ),
  );
  const read = new Map<string, (string | undefined)[]>();
  for (const one of emails) {
    const isPromise = one.includes('Next attempt:');
    if (isPromise && NO_ATTEMPT.test(one))
      reader.same(`promise of the email to the ${side}`, one, '');
    if (OTHER_EMAILS.test(one)) continue;
    const matches = [...patterns].flatMap((pattern) => {
      const match = patternOf(pattern).exec(one);
      return match === null ? [] : [{ pattern, match }];
    });
    const reference = `Booking reference: ${bookingReference(stage.rental)}`;
    const names = [reference, 'Bed: .+, .+'].filter((name) => new RegExp(name).test(one));
    const subject = one.split('\n')[0];
    const named = NO_BOOKING.test(one) ? 0 : 2;
    reader.same(`booking and bed of the email to the ${side}: ${subject}`, names.length, named);
    const [found, ...more] = matches;
    if (found === undefined || more.length > 0) {
      reader.same(`sentences of the email to the ${side}: ${subject}`, matches.length, 1);
      continue;
    }
    const amount = found.match.slice(1).find((item) => item !== undefined);
    read.set(found.pattern, [...(read.get(found.pattern) ?? []), amount]);
  }
  for (const pattern of patterns) {
    const amounts = (read.get(pattern) ?? []).map((amount) => amount ?? '');
    const expected = told
      .filter(({ words }) => words?.[0] === pattern)
      .map(({ cents }) => (pattern.includes('{}') ? money(cents) : ''));
    reader.same(`emails to the ${side}: ${pattern}`, amounts.toSorted(), expected.toSorted());
  }
}

const patternOf = (pattern: string) =>
  new RegExp(pattern.replaceAll('{}', String.raw`(\$[\d,]+\.\d\d)`));

async function compareNotices(
  stage: Stage,
  side: Side,
  told: readonly Mailed[],
  reader: Reader,
): Promise<void> {
  const entries = await entriesOf(stage, side, '/notices');
  const { lister, tenant, listing } = stage.names;
  const read = entries.flatMap((entry) => {
    const [kind = '', ...sentence] = entry.split(' ');
    const isOfStay = kind in NOTICES || kind === 'paid';
    return isOfStay ? [sentence.join(' ').replace(/\.[^.]*$/, '.')] : [];
  });
  const expected = told.flatMap(({ words, cents, notice: own, adds, day = '', object = '' }) => {
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
  reader.lists(`notices of the ${side}`, read, expected);
}
