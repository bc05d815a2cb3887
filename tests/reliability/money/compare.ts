import { toCents } from '@crewpad/domain';
import { sql } from '../../../apps/server/src/platform/testing.ts';
import { type Book, type Payment, sum, todayOf } from './book.ts';
import { heldForLister, linesOf, readingsOf, readPayment, type Side, sumsIn } from './readings.ts';
import type { Stage } from './stage.ts';

/** A place that says something else than the model. */
export interface Difference {
  place: string;
  expected: unknown;
  read: unknown;
}

/** Which of the model's facts the product shows by now, by the stream that lands them. */
export const LANDED_READINGS = {
  cash: false,
  disputes: false,
  reports: false,
  terms: false,
};

const cents = (dollars: number | null | undefined) =>
  dollars === null || dollars === undefined ? null : toCents(dollars);

class Reader {
  readonly differences: Difference[] = [];

  same(place: string, read: unknown, expected: unknown): void {
    if (JSON.stringify(read) !== JSON.stringify(expected)) {
      this.differences.push({ place, expected, read });
    }
  }
}

/** What all places say now, compared with the model. */
export async function compare(stage: Stage, book: Book): Promise<Difference[]> {
  const reader = new Reader();
  await compareBooks(stage, book, reader);
  for (const side of ['lister', 'tenant'] as const) {
    await compareRental(stage, book, side, reader);
    await comparePayments(stage, book, side, reader);
    await compareExport(stage, book, side, reader);
  }
  await compareRoll(stage, book, reader);
  await compareRevenue(stage, book, reader);
  await compareMails(stage, book, reader);
  return reader.differences;
}

/** The journal, the provider's balances, and what the model says of the lister's account. */
async function compareBooks(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const { rig, lister, rental } = stage;
  const { rows } = await sql<{ connected: number; platform: number; unbalanced: number }>`select
    (select coalesce(sum(l.amount_cents), 0)::int from journal_lines l
      join journal j on j.id = l.journal_id join obligations o on o.id = j.obligation_id
      where l.account = 'connected' and o.payee_id = ${lister.id}) as connected,
    (select coalesce(sum(amount_cents), 0)::int from journal_lines
      where account = 'provider_balance') as platform,
    (select count(*)::int from (select from journal_lines group by journal_id
      having sum(amount_cents) <> 0) one) as unbalanced`.execute(rig.db);
  const [journal] = rows;
  const { stripe } = rig.billing;
  const stripeAccount = lister.account;
  const held = total(await stripe.balance.retrieve({}, { stripeAccount }));
  const payouts = await stripe.payouts.list({ limit: 100 }, { stripeAccount });
  const paidOut = payouts.data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((cents, { amount }) => cents + amount, 0);
  reader.same('journal of the lister', journal?.connected, heldForLister(book));
  reader.same('provider of the lister', held + paidOut, heldForLister(book));
  reader.same('journal of the product', journal?.platform, total(await stripe.balance.retrieve()));
  reader.same('journal entries that do not sum to zero', journal?.unbalanced, 0);
  const { rows: shares } = await sql<{ use: string; cents: number }>`
    select use, sum(amount_cents)::int as cents from allocations where rental_id = ${rental}
    group by use having sum(amount_cents) <> 0 order by use`.execute(rig.db);
  const uses = (['credit', 'kept', 'rent'] as const).flatMap((use) => {
    const own = sum(
      book.shares.filter((share) => share.use === use),
      (share) => share.cents,
    );
    return own === 0 ? [] : [{ use, cents: own }];
  });
  if (LANDED_READINGS.cash) reader.same('allocations', shares, uses);
}

const total = ({ available, pending }: Record<'available' | 'pending', { amount: number }[]>) =>
  [...available, ...pending].reduce((cents, { amount }) => cents + amount, 0);

async function compareRental(stage: Stage, book: Book, side: Side, reader: Reader) {
  const answer = await stage.get(side, `/rentals?role=${side}`);
  const rental = answer.body.data.find(({ id }: { id: number }) => id === stage.rental);
  if (rental === undefined) {
    reader.same(`rental of the ${side}`, 'missing', 'listed');
    return;
  }
  const { nextCharge, depositHeld, credit } = readingsOf(book, side);
  const { next_charge: next } = rental;
  const isRunning = book.status === 'accepted';
  const expected = isRunning && nextCharge;
  reader.same(
    `next charge of the ${side}`,
    next && { amount: cents(next.amount), from: next.period_from, to: next.period_to, by: next.by },
    expected
      ? { amount: nextCharge.amount, from: nextCharge.from, to: nextCharge.to, by: nextCharge.by }
      : null,
  );
  reader.same(`deposit held, for the ${side}`, cents(rental.deposit_held), depositHeld);
  if (LANDED_READINGS.cash && next !== null && expected) {
    const parts = {
      rent: cents(next.rent),
      carried: cents(next.carried),
      credit: cents(next.credit),
    };
    const { rent, carried } = nextCharge;
    reader.same(`parts of the next charge of the ${side}`, parts, {
      rent,
      carried,
      credit: nextCharge.credit,
    });
    void credit;
  }
}

async function comparePayments(stage: Stage, book: Book, side: Side, reader: Reader) {
  const answer = await stage.get(side, `/transaction?tenant_id=${stage.rental}&limit=100`);
  const paid = answer.body.data.filter(
    ({ status }: { status: string }) => status === 'paid' || status === 'voided',
  );
  reader.same(`number of payments of the ${side}`, paid.length, book.payments.length);
  for (const payment of book.payments) {
    const id = await stage.idOf(payment.name);
    const row = paid.find((one: { id: number }) => one.id === id);
    if (row === undefined) {
      reader.same(`${payment.name} among the payments of the ${side}`, 'missing', 'listed');
      continue;
    }
    comparePayment(book, payment, side, row, reader);
  }
}

interface TransactionBody {
  amount: number;
  fee?: number;
  status: string;
  refund: number;
  kept: number;
  payment_for: string;
  abilities: { refund: boolean };
  periods?: { period_from: string; period_to: string; amount: number; of: number }[];
  credit?: number;
  refunds?: { amount: number; state: string; method: string; on: string }[];
  dispute?: { state: string; amount: number } | null;
}

function comparePayment(
  book: Book,
  payment: Payment,
  side: Side,
  row: TransactionBody,
  reader: Reader,
): void {
  const expected = readPayment(book, payment, side);
  const place = (what: string) => `${what} of ${payment.name}, for the ${side}`;
  reader.same(place('amount'), cents(row.amount), expected.amount);
  reader.same(place('purpose'), row.payment_for, expected.for);
  if (side === 'lister') reader.same(place('fee'), cents(row.fee), expected.fee);
  reader.same(place('refund'), cents(row.refund), expected.refund);
  reader.same(place('kept'), cents(row.kept), expected.kept);
  if (LANDED_READINGS.cash) {
    reader.same(place('status'), row.status, expected.status);
    const periods = row.periods?.map((one) => ({
      ...{ from: one.period_from, to: one.period_to, amount: cents(one.amount), of: cents(one.of) },
    }));
    reader.same(place('periods'), periods, expected.periods);
    reader.same(place('credit'), cents(row.credit), expected.credit);
  }
  if (LANDED_READINGS.disputes) {
    const refunds = row.refunds?.map(({ amount, state, method, on }) => ({
      ...{ amount: cents(amount), state, method, on },
    }));
    reader.same(place('refunds'), refunds, expected.refunds);
    const dispute = row.dispute && { state: row.dispute.state, amount: cents(row.dispute.amount) };
    reader.same(place('dispute'), dispute ?? null, expected.dispute);
    if (side === 'lister')
      reader.same(place('refundable'), row.abilities.refund, expected.mayRefund);
  }
}

/** Numbers of a CSV in English. */
async function compareExport(stage: Stage, book: Book, side: Side, reader: Reader) {
  if (!LANDED_READINGS.reports) return;
  const year = Number(todayOf(book).slice(0, 4));
  const { text } = await stage.get(side, `/transaction/export?year=${year}`);
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = (name: string) => head.indexOf(name);
  const read = lines.map((line) => ({
    amount: toCents(Number(line[at('Amount')])),
    deposit: toCents(Number(line[at('Deposit')])),
    fee: side === 'lister' ? toCents(Number(line[at('Fee')])) : 0,
  }));
  const expected = linesOf(book, year).map(({ amount, deposit, fee }) => ({
    ...{ amount, deposit, fee: side === 'lister' ? fee : 0 },
  }));
  const ordered = (all: object[]) => all.map((one) => JSON.stringify(one)).toSorted();
  reader.same(`CSV of ${year} of the ${side}`, ordered(read), ordered(expected));
}

async function compareRoll(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const { rows } = readingsOf(book, 'lister');
  const months = [...new Set(rows.map(({ from }) => from.slice(0, 7)))];
  for (const month of months) {
    const { body } = await stage.get('lister', `/lister/rent-roll?month=${month}`);
    for (const row of rows.filter(({ from }) => from.startsWith(month))) {
      const id = await stage.idOf(row.name);
      const shown = body.data.find((one: { charge_id: number }) => one.charge_id === id);
      if (shown === undefined) {
        reader.same(`${row.name} on the roll`, 'missing', 'listed');
        continue;
      }
      reader.same(
        `${row.name} on the roll`,
        { amount: cents(shown.amount), state: shown.state },
        { amount: row.amount, state: row.state },
      );
      if (LANDED_READINGS.reports) {
        const moved = {
          settled: cents(shown.settled),
          refunded: cents(shown.refunded),
          taken: cents(shown.taken_back),
        };
        reader.same(`money of ${row.name} on the roll`, moved, {
          settled: row.paid,
          refunded: row.refunded,
          taken: row.takenBack,
        });
      }
    }
  }
}

async function compareRevenue(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const { body } = await stage.get('lister', '/lister/payments?limit=100');
  const thisMonth = todayOf(book).slice(0, 7);
  for (const { months, amounts } of body.data as { months: string; amounts: number }[]) {
    reader.same(`revenue of ${months}`, cents(amounts), sumsIn(book, `${months}-`).amount);
  }
  const report = await stage.get('lister', '/lister/tenants/monthly-report');
  const { amount, fee } = sumsIn(book, `${thisMonth}-`);
  const { total_amount, net } = report.body.thismonth;
  reader.same(
    'this month',
    { amount: cents(total_amount), net: cents(net) },
    { amount, net: amount + fee },
  );
}

/** The emails about money, by what they are about and to whom. */
async function compareMails(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const rows = await stage.rig.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  const orders = rows.map(
    ({ payload }) =>
      payload as { mail: string; obligationId?: number; paymentId?: number; step?: string },
  );
  for (const { name, kind } of book.payments) {
    const id = await stage.idOf(name);
    const mails = orders.filter(
      ({ obligationId, paymentId }) => obligationId === id || paymentId === id,
    );
    const told = mails.filter(({ mail }) => mail === 'receipt' || mail === 'manual_payment');
    reader.same(`receipts of ${name} (${kind})`, told.length, 1);
  }
}
