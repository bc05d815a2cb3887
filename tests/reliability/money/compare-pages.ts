import type { RenderContext } from '@crewpad/contract';
import type { DisputeState, ObligationStatus, RefundState, RentState } from '@crewpad/domain';
import { inProcess } from '../../../apps/server/src/http/pipeline/context.ts';
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts';
import { isObjectedTo } from './charges.ts';
import type { Reader } from './compare-books.ts';
import { compareObjections, objectionWords } from './compare-objections.ts';
import { autopayOf, stayWords } from './compare-stay.ts';
import { date, localDay, longDate, money } from './days.ts';
import { leftOf, type Model, type Payment, type Row } from './model.ts';
import { depositOf, readingsOf, readPayment, rowsOf, type Side } from './readings.ts';
import type { Stage } from './stage.ts';
import { hasStayed } from './stays.ts';

/** The pages as a browser first shows them. Each state has its sentence: a new one needs its own. */

type Sentence = (amount: string, day: string) => string;

export const REFUNDS: Record<RefundState, Sentence> = {
  pending: (amount, day) => `${amount} refund pending since ${day}`,
  retrying: (amount, day) => `The bank returned ${amount} on ${day}. We try again on`,
  done: (amount, day) => `${amount} refunded on ${day}`,
  // Until it was made another way, the sentence goes on.
  returned: (amount, day) => `The bank returned the ${amount} refund on ${day}`,
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
  paid: /Paid|Refunded/,
};

/** How each stored status of open rent reads, before it is late. Paid rent is paid, whatever comes later. */
export const CHARGES: Record<ObligationStatus, RentState | null> = {
  ...{ scheduled: 'upcoming', due: 'due', retry_wait: 'failed', failed: 'failed', blocked: 'due' },
  ...{ collecting: 'pending', action_required: 'pending', cancelled: null },
  ...{ paid: 'paid', partially_refunded: 'paid', refunded: 'paid', disputed: 'paid' },
};

/** What a payment and what happened to it read: on the list, or on its receipt. */
function sentencesOf(
  model: Model,
  payment: Payment,
  side: Side,
  place: 'list' | 'receipt' = 'list',
): string[] {
  const { amount, credit, dispute, refunds } = readPayment(model, payment, side);
  const ownDispute = model.disputes.find((dispute) => dispute.payment === payment);
  const sentences = [money(amount)];
  if (credit > 0) sentences.push(creditWords(model, payment, money(credit)));
  for (const refund of refunds) {
    const amount = money(refund.amount);
    if (refund.state === 'done' && place === 'receipt') {
      const word = refund.method === 'card' ? 'Refunded' : 'Returned';
      if (refund.amount > 0) sentences.push(`${word} on ${longDate(refund.on)} -${amount}`);
      continue;
    }
    if (refund.returns > 0 && refund.state === 'done') {
      sentences.push(`${amount} refunded on ${date(refund.on)}, tried again after the bank`);
      continue;
    }
    if (refund.returns > 0 && refund.state === 'pending') {
      sentences.push(`${amount} refund tried again on ${date(refund.on)}, pending`);
      continue;
    }
    const manual = payment.kind === 'entry' ? BY_HAND : OUTSIDE;
    const isManual = refund.state === 'done' && refund.method === 'outside';
    sentences.push((isManual ? manual : REFUNDS[refund.state])(amount, date(refund.on)));
  }
  if (dispute !== null && ownDispute !== undefined) {
    const { taken, givenBack, at } = ownDispute;
    const cents = dispute.state === 'lost' ? taken - givenBack : dispute.amount;
    sentences.push(DISPUTES[dispute.state](money(cents), date(localDay(at, model.stay.zone))));
  }
  return [...sentences, ...objectionWords(model, payment.name)];
}

/** Where credit goes: it is gone with a void, and is settled where no rent follows. */
function creditWords(model: Model, payment: Payment, credit: string): string {
  if (payment.void !== undefined) return `${credit} of credit, also voided`;
  const hasNext = model.nextRentOn !== null || model.rows.some(({ state }) => state === 'open');
  return `${credit}${hasNext ? ' toward the next rent' : ', to be settled at the end of the stay'}`;
}

const MAX_LISTED = 20;

/** The pages of both sides about money. */
export async function comparePages(stage: Stage, model: Model, reader: Reader): Promise<void> {
  await Promise.all([
    ...(['lister', 'tenant'] as const).flatMap((side) => [
      compareList(stage, model, side, reader),
      ...model.payments.map((payment) => compareReceipt(stage, model, payment, side, reader)),
    ]),
    ...[compareHome, compareReview, compareCrew].map((read) => read(stage, model, reader)),
  ]);
}

async function compareList(stage: Stage, model: Model, side: Side, reader: Reader): Promise<void> {
  if (model.payments.length + model.rows.length + model.requests.length >= MAX_LISTED) return;
  const list = await words(stage, side, `/transactions?tenant=${stage.rental}`);
  const all = model.payments.flatMap((payment) => sentencesOf(model, payment, side));
  includes(reader, `transactions of the ${side}`, list, all);
  compareObjections(reader, model, side, list);
  const voidCount = model.payments.filter((payment) => payment.void !== undefined).length;
  reader.same(`voids of the ${side}`, list.split('Voided on').length - 1, voidCount);
}

async function compareReceipt(
  stage: Stage,
  model: Model,
  payment: Payment,
  side: Side,
  reader: Reader,
): Promise<void> {
  const place = `receipt of ${payment.name} of the ${side}`;
  const sentences = [
    ...sentencesOf(model, payment, side, 'receipt'),
    ...(payment.void === undefined ? [] : ['Voided']),
  ];
  if (!stage.isToRead(place, sentences)) return;
  const id = await stage.idOf(payment.name);
  includes(reader, place, await words(stage, side, `/receipts/${id}`), sentences);
}

const lastWords = (owed: number) =>
  owed === 0 ? "You don't owe any more rent." : 'No more rent is coming.';

/** A tenant's own page: what is next, and what is open. */
async function compareHome(stage: Stage, model: Model, reader: Reader): Promise<void> {
  if (model.status === 'pending') return;
  const { nextCharge, deposit, owed } = readingsOf(model, 'tenant');
  const home = await words(stage, 'tenant', '/my-crashpad');
  includes(reader, 'deposit on the page of the tenant', home, depositWords(model, deposit));
  const openRequests = model.requests.filter(({ state }) => state === 'pending');
  const requestButtons = openRequests.map(({ cents }) => `Pay ${money(cents)}`);
  includes(reader, 'requests on the page of the tenant', home, requestButtons);
  compareWords(reader, 'page of the tenant', home, stayWords(model, 'tenant', stage.names));
  if (model.status !== 'accepted') return;
  const due = model.rows.filter(
    (row) => row.state === 'open' && row.due <= model.now && leftOf(model, row) > 0,
  );
  const [unpaid] = due;
  includes(reader, 'page of the tenant', home, [
    nextCharge === null ? lastWords(owed.amount) : money(nextCharge.amount),
    ...(unpaid === undefined ? [] : [money(leftOf(model, unpaid))]),
  ]);
  const waits = `${stage.names.lister} hasn't answered your objection yet`;
  const isAnyHeld = due.some(({ name }) => isObjectedTo(model, name));
  reader.same('objection on the page of the tenant', home.includes(waits), isAnyHeld);
  const isHeld = unpaid !== undefined && isObjectedTo(model, unpaid.name);
  const asks = home.includes('Press Pay now and confirm the payment with your bank.');
  reader.same('confirmation on the page of the tenant', asks, unpaid?.isUnconfirmed === true);
  if (isHeld || asks) {
    const isCharged = home.includes('AutoPay charges your');
    reader.same('charge beside rent that waits, on the page of the tenant', isCharged, false);
  }
  const again = home.includes("We'll try again on");
  const isTold = model.rows.some(
    (row) =>
      row.state === 'open' &&
      row.due <= model.now &&
      leftOf(model, row) > 0 &&
      isRetryTold(model, row),
  );
  reader.same('next attempt on the page of the tenant', again, isTold);
}

/** Once it has failed or is late, the tenant reads when the card is charged again. */
function isRetryTold(model: Model, { name }: Row): boolean {
  const row = rowsOf(model).find((row) => row.name === name);
  return row !== undefined && row.next !== null && row.state !== 'due';
}

/** From the check-in day on, once; before it the page names the day. */
async function compareReview(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const from = `You can review from ${date(model.stay.start)}.`;
  const isEarly = model.status === 'accepted' && !hasStayed(model);
  const mayWrite = hasStayed(model) && !model.hasReviewed;
  if (!stage.isToRead('review', { isEarly, mayWrite, hasReviewed: model.hasReviewed })) return;
  const page = await words(stage, 'tenant', `/listing/review/${stage.listing}`);
  reader.same('day of the first review', page.includes(from), isEarly);
  reader.same('form of the review', page.includes('Publish review'), mayWrite);
  reader.same('review of the tenant', page.includes('Quiet and clean'), model.hasReviewed);
}

/** How each state of a payment request reads in My Crew; the bank can take back a complete one. */
const REQUESTS: Record<Model['requests'][number]['state'], string | null> = {
  pending: 'Pending',
  complete: '',
  rejected: 'Rejected',
  withdrawn: null,
};

/** The parts of the deposit's line, which both sides read. */
function depositWords(model: Model, deposit: ReturnType<typeof depositOf>): string[] {
  const { paid, held, open, returned, kept, taken, disputed, isMissing, isCharged } = deposit;
  const agreedCents = model.stay.deposit;
  const isOver = model.status === 'ended';
  const isWhole = !isOver && held === paid;
  const main = () => {
    if (held > 0 && open > 0) return `${money(held)} of ${money(agreedCents)}, ${money(open)} open`;
    if (held > 0 && !isWhole) return `${money(held)} held`;
    if (held > 0)
      return `${money(held)}, ${isCharged && paid === agreedCents ? 'charged' : 'paid'} `;
    if ((taken > 0 && isMissing) || returned + kept > 0 || agreedCents === 0) return null;
    return `${money(agreedCents)}, not paid`;
  };
  const line = main();
  return [
    ...(line === null ? [] : [line]),
    ...(disputed > 0 ? [`${money(disputed)} disputed: the bank decides who keeps it`] : []),
    ...(taken > disputed ? [`${money(taken - disputed)} taken back by the bank`] : []),
    ...(returned > 0 ? [`eturned ${money(returned)}`] : []),
    ...(kept > 0 ? [`ept ${money(kept)}`] : []),
  ];
}

/** The rent of this month, and the stay with its deposit on the page of the tenant. */
async function compareCrew(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const month = new Date(model.now).toISOString().slice(0, 7);
  const [crew, person] = await Promise.all([
    words(stage, 'lister', `/my-crew?tab=rent&month=${month}`),
    words(stage, 'lister', `/my-crew/${stage.rental}`),
    compareTable(stage, model, reader),
  ]);
  compareWords(
    reader,
    'page of the tenant, for the lister',
    person,
    stayWords(model, 'lister', stage.names),
  );
  for (const { cents, state } of model.requests) {
    const word = REQUESTS[state];
    if (word !== null) includes(reader, 'requests in My Crew', crew, [money(cents), word]);
  }
  includes(
    reader,
    'deposit on the page of the tenant, for the lister',
    person,
    depositWords(model, depositOf(model)),
  );
  const visibleRows = readingsOf(model, 'lister').rows.filter(
    // Earlier rent that is open stands in every later month.
    ({ due, state }) =>
      new Date(due).toISOString().slice(0, 7) === month ||
      (state !== 'paid' && new Date(due).toISOString().slice(0, 7) < month),
  );
  for (const row of visibleRows) {
    includes(reader, `${row.name} on the page of the roll`, crew, [money(row.amount)]);
    const state = RENT[row.state].test(crew) ? row.state : 'another state';
    reader.same(`state of ${row.name} on the page of the roll`, state, row.state);
    const words = objectionWords(model, row.name);
    includes(reader, `objection to ${row.name} for the lister`, `${crew} ${person}`, words);
  }
  const waiting = visibleRows.filter(({ isObjectedTo }) => isObjectedTo);
  const count = (words: string) => crew.split(words).length - 1;
  const answers = count('Waiting for your answer to an objection');
  reader.same('answers that My Crew waits for', answers, waiting.length);
  const unconfirmedCount = visibleRows.filter((row) => row.isUnconfirmed).length;
  const confirmations = count(`Waiting for ${stage.names.tenant} to confirm with the bank`);
  reader.same('confirmations that My Crew waits for', confirmations, unconfirmedCount);
  const next = visibleRows.filter((row) => row.next !== null && row.next !== row.due).length;
  reader.same('next attempts in My Crew', count('We charge the card on'), next);
  const open = readingsOf(model, 'lister').rows.filter(({ state }) => state !== 'paid');
  const later = open.filter((row) => row.next !== null && row.next !== row.due).length;
  const named = person.split('We charge the card on').length - 1;
  reader.same('next attempts on the page of the tenant, for the lister', named, later);
}

/** How AutoPay reads in the table of My Crew. */
const AUTOPAY: Record<ReturnType<typeof autopayOf>['state'], string> = {
  ...{ off: 'Off', on: 'On', asked: 'Asked', stop_asked: 'Ending', paused: 'Paused' },
};

/** The line of a tenant who stays: what they owe, and AutoPay. */
async function compareTable(stage: Stage, model: Model, reader: Reader): Promise<void> {
  if (model.status !== 'accepted') return;
  const { owed } = readingsOf(model, 'lister');
  const { state } = autopayOf(model);
  if (!stage.isToRead('table of My Crew', [state, owed.amount])) return;
  const crew = await words(stage, 'lister', '/my-crew');
  const [, row = ''] = crew.split(' Contact Actions ');
  const word = / (Off|On|Asked|Ending|Paused) /.exec(row)?.[1];
  reader.same('AutoPay in the table of My Crew', word, AUTOPAY[state]);
  if (owed.amount > 0) includes(reader, 'table of My Crew', row, [money(owed.amount)]);
}

function compareWords(
  reader: Reader,
  place: string,
  page: string,
  { present: shown, absent }: ReturnType<typeof stayWords>,
): void {
  includes(reader, place, page, shown);
  // Until here the stay's history begins, which tells what was before.
  const now = page.split(' History ')[0] ?? page;
  for (const words of absent) {
    if (now.includes(words)) reader.same(`${place} without ${words}`, page, '');
  }
}

function includes(reader: Reader, place: string, page: string, sentences: readonly string[]) {
  for (const sentence of sentences) {
    if (!page.includes(sentence)) reader.same(place, page, sentence);
  }
}

/** Compiled with the web app's types, which this program does not know. */
const WEB = '../../../apps/web/app/testing.tsx';

export const words = async (stage: Stage, side: Side, path: string): Promise<string> =>
  wordsFor(stage.rig.billing.accounts, (await stage.tokens())[side], path);

/** What a page reads for the member of a token. */
export async function wordsFor(
  { app, clock, services }: TestApp,
  token: string,
  path: string,
): Promise<string> {
  const web = (await import(WEB)) as {
    pageWords(path: string, context: RenderContext): Promise<string>;
  };
  const actor = await app.authenticate(token);
  if (actor === undefined) throw new Error('the member is logged out');
  const context = inProcess(actor, 'en', '127.0.0.1', new Set());
  return web.pageWords(path, {
    call: ((operation, input) =>
      app.operations.run(operation, input, context)) as RenderContext['call'],
    config: app.configFor(actor),
    publicUrl: services.config.publicUrl,
    ...{ nonce: '', locale: 'en', theme: 'auto', now: clock.now() },
    member: await app.findShellMember(actor),
    setHtml: () => undefined,
    reportError: (error) => {
      throw error;
    },
  });
}
