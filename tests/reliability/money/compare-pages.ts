import type { RenderContext } from '@crewpad/contract';
import type { DisputeState, ObligationStatus, RefundState, RentState } from '@crewpad/domain';
import { inProcess } from '../../../apps/server/src/http/pipeline/context.ts';
import { type Book, leftOf, type Payment } from './book.ts';
import type { Reader } from './compare-books.ts';
import { localDay } from './days.ts';
import { depositOf, readingsOf, readPayment, type Side } from './readings.ts';
import type { Stage } from './stage.ts';

/** The pages as a browser first shows them. Each state has its sentence: a new one needs its own. */

type Sentence = (amount: string, day: string) => string;

export const REFUNDS: Record<RefundState, Sentence> = {
  pending: (amount, day) => `${amount} refund pending since ${day}`,
  retrying: (amount) => `The bank returned ${amount}. We try again on`,
  done: (amount, day) => `${amount} refunded on ${day}`,
  // Until it was made another way, the sentence goes on.
  returned: (amount, day) => `The bank returned the ${amount} refund of ${day}`,
  failed: (amount, day) => `The refund of ${amount} on ${day} failed`,
};
const BY_HAND: Sentence = (amount, day) => `${amount} returned on ${day}`;
const OUTSIDE: Sentence = (amount, day) => `${amount} returned another way on ${day}`;

export const DISPUTES: Record<DisputeState, Sentence> = {
  inquiry: (amount, day) => `${amount}: the bank has been asking since ${day}`,
  open: (amount, day) => `${amount} disputed since ${day}`,
  won: (amount) => `Dispute about ${amount} won on`,
  lost: (amount) => `${amount} taken back by the bank on`,
};

const RENT: Record<RentState, RegExp> = {
  upcoming: /Upcoming/,
  due: /Due/,
  pending: /Pending/,
  late: /days? late|Late/,
  failed: /Failed/,
  paid: /Paid/,
};

/** How each stored status of open rent reads, before it is late. Paid rent is paid, whatever comes later. */
export const CHARGES: Record<ObligationStatus, RentState | null> = {
  ...{ scheduled: 'upcoming', due: 'due', retry_wait: 'failed', failed: 'failed', blocked: 'due' },
  ...{ collecting: 'pending', action_required: 'pending', cancelled: null },
  ...{ paid: 'paid', partially_refunded: 'paid', refunded: 'paid', disputed: 'paid' },
};

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const date = (day: string, dateStyle: 'medium' | 'full' = 'medium') =>
  new Date(day).toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' });

/** What a payment and what happened to it read: on the list, or on its receipt. */
function sentencesOf(
  book: Book,
  payment: Payment,
  side: Side,
  place: 'list' | 'receipt' = 'list',
): string[] {
  const { amount, credit, dispute, refunds } = readPayment(book, payment, side);
  const disputed = book.disputes.find((one) => one.payment === payment);
  const sentences = [money(amount)];
  if (credit > 0) sentences.push(`${money(credit)} toward the next rent`);
  for (const one of refunds) {
    const returned = money(one.amount);
    if (one.state === 'done' && place === 'receipt') {
      const word = one.method === 'card' ? 'Refunded' : 'Returned';
      if (one.amount > 0) sentences.push(`${word} on ${date(one.on, 'full')} -${returned}`);
      continue;
    }
    const manual = payment.kind === 'entry' ? BY_HAND : OUTSIDE;
    const isManual = one.state === 'done' && one.method === 'outside';
    sentences.push((isManual ? manual : REFUNDS[one.state])(returned, date(one.on)));
  }
  if (dispute !== null && disputed !== undefined) {
    const { taken, givenBack, at } = disputed;
    const cents = dispute.state === 'lost' ? taken - givenBack : dispute.amount;
    sentences.push(DISPUTES[dispute.state](money(cents), date(localDay(at, book.stay.zone))));
  }
  return sentences;
}

const LISTED = 20;

/** The pages of both sides about money. */
export async function comparePages(stage: Stage, book: Book, reader: Reader): Promise<void> {
  for (const side of ['lister', 'tenant'] as const) {
    const list = await words(stage, side, `/transactions?tenant=${stage.rental}`);
    if (book.payments.length + book.rows.length + book.requests.length < LISTED) {
      const all = book.payments.flatMap((payment) => sentencesOf(book, payment, side));
      includes(reader, `transactions of the ${side}`, list, all);
      const voided = book.payments.filter((payment) => payment.void !== undefined).length;
      reader.same(`voids of the ${side}`, list.split('Voided on').length - 1, voided);
    }
    for (const payment of book.payments) {
      const id = await stage.idOf(payment.name);
      const receipt = await words(stage, side, `/receipts/${id}`);
      const place = `receipt of ${payment.name} of the ${side}`;
      includes(reader, place, receipt, sentencesOf(book, payment, side, 'receipt'));
      if (payment.void !== undefined) includes(reader, place, receipt, ['Voided']);
    }
  }
  await compareHome(stage, book, reader);
  await compareCrew(stage, book, reader);
}

/** A tenant's own page: what is next, and what is open. */
async function compareHome(stage: Stage, book: Book, reader: Reader): Promise<void> {
  if (book.status === 'pending') return;
  const { nextCharge, deposit } = readingsOf(book, 'tenant');
  const home = await words(stage, 'tenant', '/my-crashpad');
  includes(reader, 'deposit on the page of the tenant', home, depositWords(book, deposit));
  const open = book.requests.filter(({ state }) => state === 'pending');
  const asked = open.map(({ cents }) => `Pay ${money(cents)}`);
  includes(reader, 'requests on the page of the tenant', home, asked);
  if (book.status !== 'accepted') return;
  const unpaid = book.rows.find(
    (row) => row.state === 'open' && row.due <= book.now && leftOf(book, row) > 0,
  );
  includes(reader, 'page of the tenant', home, [
    nextCharge === null ? "You don't owe any more rent." : money(nextCharge.amount),
    ...(unpaid === undefined ? [] : [money(leftOf(book, unpaid))]),
  ]);
}

/** How each state of a payment request reads in My Crew; the bank can take back a complete one. */
const REQUESTS: Record<Book['requests'][number]['state'], string | null> = {
  pending: 'Pending',
  complete: '',
  rejected: 'Rejected',
  withdrawn: null,
};

/** The parts of the deposit's line, which both sides read. */
function depositWords(book: Book, deposit: ReturnType<typeof depositOf>): string[] {
  const { paid, held, open, returned, kept, taken, isMissing, isCharged } = deposit;
  const agreed = book.stay.deposit;
  const isOver = book.status === 'ended';
  const isWhole = !isOver && held === paid;
  const main = () => {
    if (held > 0 && open > 0) return `${money(held)} of ${money(agreed)}, ${money(open)} open`;
    if (held > 0 && !isWhole) return `${money(held)} held`;
    if (held > 0) return `${money(held)}, ${isCharged && paid === agreed ? 'charged' : 'paid'} `;
    if ((taken > 0 && isMissing) || returned + kept > 0 || isOver || agreed === 0) return null;
    return `${money(agreed)}, not paid yet`;
  };
  const line = main();
  return [
    ...(line === null ? [] : [line]),
    ...(taken > 0 ? [`${money(taken)} taken back by the bank`] : []),
    ...(returned > 0 ? [`eturned ${money(returned)}`] : []),
    ...(kept > 0 ? [`ept ${money(kept)}`] : []),
  ];
}

/** The rent roll of this month, and the deposit in the tenant's row. */
async function compareCrew(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const month = new Date(book.now).toISOString().slice(0, 7);
  const crew = await words(stage, 'lister', `/my-crew?month=${month}`);
  for (const { cents, state } of book.requests) {
    const word = REQUESTS[state];
    if (word !== null) includes(reader, 'requests in My Crew', crew, [money(cents), word]);
  }
  if (book.status === 'accepted') {
    includes(reader, 'deposit in My Crew', crew, depositWords(book, depositOf(book)));
  }
  for (const row of readingsOf(book, 'lister').rows) {
    if (!new Date(row.due).toISOString().startsWith(month)) continue;
    includes(reader, `${row.name} on the page of the roll`, crew, [money(row.amount)]);
    const read = RENT[row.state].test(crew) ? row.state : 'another state';
    reader.same(`state of ${row.name} on the page of the roll`, read, row.state);
  }
}

function includes(reader: Reader, place: string, page: string, sentences: readonly string[]) {
  for (const sentence of sentences) {
    if (!page.includes(sentence)) reader.same(place, page, sentence);
  }
}

/** Compiled with the web app's types, which this program does not know. */
const WEB = '../../../apps/web/app/testing.tsx';

async function words(stage: Stage, side: Side, path: string): Promise<string> {
  const web = (await import(WEB)) as {
    pageWords(path: string, context: RenderContext): Promise<string>;
  };
  const { app, clock, services } = stage.rig.billing.accounts;
  const actor = await app.authenticate((await stage.tokens())[side]);
  if (actor === undefined) throw new Error(`the ${side} is logged out`);
  const context = inProcess(actor, 'en', '127.0.0.1', new Set());
  return web.pageWords(path, {
    call: ((operation, input) =>
      app.operations.run(operation, input, context)) as RenderContext['call'],
    config: app.configFor(actor),
    publicUrl: services.config.publicUrl,
    ...{ nonce: '', locale: 'en', theme: 'auto', now: clock.now() },
    member: await app.findShellMember(actor),
    takePage: () => undefined,
    reportError: (error) => {
      throw error;
    },
  });
}
