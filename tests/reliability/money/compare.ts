import { type MovementKind, toCents, toDollars } from '@crewpad/domain';
import { compareAccounts, compareBalances } from './compare-balances.ts';
import { compareBooks, type Difference, Reader } from './compare-books.ts';
import { compareCalendar } from './compare-calendar.ts';
import { compareHistory, tenantOf } from './compare-history.ts';
import { compareMails } from './compare-mails.ts';
import { comparePages, words } from './compare-pages.ts';
import { autopayOf } from './compare-stay.ts';
import { type Model, type Payment, todayOf } from './model.ts';
import type { Movement } from './movements.ts';
import {
  depositHeld,
  linesOf,
  objectionsOf,
  readingsOf,
  readPayment,
  type Side,
  sumsIn,
} from './readings.ts';
import type { Stage } from './stage.ts';

/** What both sides, the emailed link and the bed say of an invitation that nobody has accepted. */
export async function compareInvitation(stage: Stage, model: Model): Promise<Difference[]> {
  const reader = new Reader();
  await compareMails(stage, model, reader);
  await compareHistory(stage, model, reader);
  const isOpen = model.status === 'pending';
  const rent = (model.rent / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const tenant = tenantOf(stage, model);
  const crew = await words(stage, 'lister', '/my-crew?status=pending');
  const isListed = crew.includes(tenant) && crew.includes(rent);
  reader.same('invitation in My Crew', isListed, isOpen);
  const offer = await stage.rig.billing.accounts.call('GET', `/rental/token/${stage.link}`, {});
  reader.same(
    'rent of the emailed link',
    offer.body.data?.rental_amount,
    isOpen ? toDollars(model.rent) : undefined,
  );
  if (!stage.isGuest) {
    const page = await words(stage, 'tenant', `/tenant/accept/${stage.link}`);
    const isOffered = page.includes(rent) && page.includes('Decline');
    reader.same('page of the emailed link', isOffered, isOpen);
    reader.same('end of the emailed link', page.includes('is no longer valid'), !isOpen);
  }
  const { body } = await stage.get('lister', '/lister/available-bed');
  const isFree = body.beds.some(
    (bed: { id: number; status: string }) => bed.id === stage.bed && bed.status === 'ACTIVE',
  );
  reader.same('the bed is free', isFree, !isOpen);
  return reader.differences;
}

const cents = (dollars: number | null | undefined) =>
  dollars === null || dollars === undefined ? null : toCents(dollars);

/** What all places say now, compared with the model. */
export async function compare(stage: Stage, model: Model): Promise<Difference[]> {
  const reader = new Reader();
  await stage.sendMails();
  await stage.tokens();
  // Nothing changes meanwhile, and most of the time is spent waiting for the database.
  await Promise.all([
    ...[compareBooks, compareBalances, compareAccounts, compareRoll, compareRevenue].map((read) =>
      read(stage, model, reader),
    ),
    ...[comparePages, compareMails, compareHistory, compareCalendar].map((read) =>
      read(stage, model, reader),
    ),
    ...(['lister', 'tenant'] as const).flatMap((side) =>
      [compareRental, comparePayments, compareExport, compareStatement].map((read) =>
        read(stage, model, side, reader),
      ),
    ),
  ]);
  return reader.differences;
}

async function compareRental(stage: Stage, model: Model, side: Side, reader: Reader) {
  const answer = await stage.get(side, `/rentals?role=${side}`);
  const rental = answer.body.data.find(({ id }: { id: number }) => id === stage.rental);
  if (rental === undefined) {
    reader.same(`rental of the ${side}`, 'missing', 'listed');
    return;
  }
  const { nextCharge, depositHeld, owed } = readingsOf(model, side);
  const inCents = (part: keyof typeof owed) => cents(rental.owed?.[part] ?? 0);
  reader.same(
    `what is owed and for what, for the ${side}`,
    (['amount', 'rent', 'deposit', 'requests'] as const).map(inCents),
    [owed.amount, owed.rent, owed.deposit, owed.requests],
  );
  const { next_charge: next } = rental;
  const isRunning = model.status === 'accepted';
  const { autopay_state: autopay } = rental;
  reader.same(
    `AutoPay of the ${side}`,
    autopay && { state: autopay.state, reason: autopay.reason },
    isRunning ? autopayOf(model) : null,
  );
  const expected = isRunning && nextCharge;
  reader.same(
    `next charge of the ${side}`,
    next && { amount: cents(next.amount), from: next.period_from, to: next.period_to, by: next.by },
    expected
      ? { amount: nextCharge.amount, from: nextCharge.from, to: nextCharge.to, by: nextCharge.by }
      : null,
  );
  reader.same(`deposit held, for the ${side}`, cents(rental.deposit_held), depositHeld);
  if (next !== null && expected) {
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
  }
}

async function comparePayments(stage: Stage, model: Model, side: Side, reader: Reader) {
  const answer = await stage.get(side, `/transaction?tenant_id=${stage.rental}&limit=100`);
  const payments = answer.body.data.filter(
    ({ status }: { status: string }) => status === 'paid' || status === 'voided',
  );
  reader.same(`number of payments of the ${side}`, payments.length, model.payments.length);
  await compareOpenRent(stage, model, side, answer.body.data, reader);
  for (const payment of model.payments) {
    const id = await stage.idOf(payment.name);
    const row = payments.find((paid: { id: number }) => paid.id === id);
    if (row === undefined) {
      reader.same(`${payment.name} among the payments of the ${side}`, 'missing', 'listed');
      continue;
    }
    comparePayment(model, payment, side, row, reader);
  }
}

/** What open rent waits for, and when its card is charged next: as on the roll. */
async function compareOpenRent(
  stage: Stage,
  model: Model,
  side: Side,
  payments: { id: number; hold: string | null; next_attempt_at: string | null }[],
  reader: Reader,
) {
  for (const row of readingsOf(model, side).rows.filter(({ state }) => state !== 'paid')) {
    const id = await stage.idOf(row.name);
    const transaction = payments.find((payment) => payment.id === id);
    reader.same(
      `wait of ${row.name} among the payments of the ${side}`,
      transaction && {
        isObjectedTo: transaction.hold === 'objection',
        isUnconfirmed: transaction.hold === 'bank_confirmation',
        next: transaction.next_attempt_at,
      },
      {
        ...{ isObjectedTo: row.isObjectedTo, isUnconfirmed: row.isUnconfirmed },
        next: row.next && new Date(row.next).toISOString(),
      },
    );
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
  refunds?: {
    amount: number;
    state: string;
    method: string;
    on: string;
    returns: number;
    next_try_on: string | null;
  }[];
  dispute?: { state: string; amount: number } | null;
  objections: ObjectionBody[];
}

interface ObjectionBody {
  answer: string | null;
  withdrawn_on: string | null;
}

const statesOf = ({ objections }: { objections: ObjectionBody[] }) =>
  objections.map(({ answer, withdrawn_on }) =>
    answer !== null ? 'answered' : withdrawn_on !== null ? 'withdrawn' : 'open',
  );

function comparePayment(
  model: Model,
  payment: Payment,
  side: Side,
  row: TransactionBody,
  reader: Reader,
): void {
  const expected = readPayment(model, payment, side);
  const place = (what: string) => `${what} of ${payment.name}, for the ${side}`;
  reader.same(place('amount'), cents(row.amount), expected.amount);
  reader.same(place('purpose'), row.payment_for, expected.for);
  if (side === 'lister') reader.same(place('fee'), cents(row.fee), expected.fee);
  reader.same(place('refund'), cents(row.refund), expected.refund);
  reader.same(place('kept'), cents(row.kept), expected.kept);
  reader.same(place('status'), row.status, expected.status);
  const periods = row.periods?.map((period) => ({
    ...{
      from: period.period_from,
      to: period.period_to,
      amount: cents(period.amount),
      of: cents(period.of),
    },
  }));
  reader.same(place('periods'), periods, expected.periods);
  reader.same(place('credit'), cents(row.credit), expected.credit);
  const refunds = row.refunds?.map(({ amount, state, method, on, returns, next_try_on }) => ({
    ...{ amount: cents(amount), state, method, on },
    ...{ returns, nextTry: next_try_on },
  }));
  reader.same(place('refunds'), refunds, expected.refunds);
  reader.same(place('objections'), statesOf(row), objectionsOf(model, payment.name));
  const dispute = row.dispute && { state: row.dispute.state, amount: cents(row.dispute.amount) };
  reader.same(place('dispute'), dispute ?? null, expected.dispute);
  if (side === 'lister') reader.same(place('refundable'), row.abilities.refund, expected.mayRefund);
}

/** Numbers of a CSV in English. */
async function compareExport(stage: Stage, model: Model, side: Side, reader: Reader) {
  const year = Number(todayOf(model).slice(0, 4));
  const lines = linesOf(model, year);
  if (!stage.isToRead(`CSV of ${year} of the ${side}`, lines)) return;
  const { text } = await stage.get(side, `/transaction/export?year=${year}`);
  const [head = [], ...cells] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = (name: string) => head.indexOf(name);
  const actual = cells.map((line) => ({
    movement: line[at('Movement')],
    amount: toCents(Number(line[at('Amount')])),
    deposit: toCents(Number(line[at('Deposit')])),
    fee: side === 'lister' ? toCents(Number(line[at('Fee')])) : 0,
  }));
  const expected = lines.map(({ kind, amount, deposit, fee }) => ({
    ...{ movement: MOVEMENTS[KINDS[kind]], amount, deposit, fee: side === 'lister' ? fee : 0 },
  }));
  const ordered = (lines: object[]) => lines.map((line) => JSON.stringify(line)).toSorted();
  reader.same(`CSV of ${year} of the ${side}`, ordered(actual), ordered(expected));
}

/** The statement of this year: its movements, their sums, and the deposits held now. */
async function compareStatement(stage: Stage, model: Model, side: Side, reader: Reader) {
  const year = todayOf(model).slice(0, 4);
  const lines = linesOf(model, Number(year));
  const held = depositHeld(model);
  if (!stage.isToRead(`statement of ${year} of the ${side}`, { lines, held })) return;
  const { body } = await stage.get(side, `/transaction/statement?year=${year}`);
  const part = body.parts.find(({ role }: { role: string }) => role === side);
  const { amount, deposit, fee } = sumsIn(model, `${year}-`);
  const place = (what: string) => `${what} of the statement of ${year} of the ${side}`;
  if (part === undefined) {
    reader.same(place('sums'), 'missing', lines.length === 0 ? 'missing' : 'listed');
    return;
  }
  const { total: sums } = part.sums;
  const actual = { amount: cents(sums.amount), deposit: cents(sums.deposit) };
  reader.same(place('sums'), actual, { amount, deposit });
  if (side === 'lister') reader.same(place('fees'), cents(sums.fee), fee);
  reader.same(place('deposits held'), cents(part.closing.deposits_held), held);
  const kinds = part.movements.map(({ kind }: { kind: string }) => kind).toSorted();
  const expected = lines.map((line) => KINDS[line.kind]);
  reader.same(place('movements'), kinds, expected.toSorted());
}

/** What the CSV calls each movement. A new kind needs its words. */
const MOVEMENTS: Record<MovementKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  refund_returned: 'Refund that came back',
  taken_by_bank: 'Taken back by the bank',
  given_back: 'Given back by the bank',
  deposit_kept: 'Deposit kept',
  // A person returns a fee at the provider's dashboard.
  fee_returned: 'Fee returned',
  voided: 'Entry voided',
};

/** The product's names of movements. */
const KINDS: Record<Movement['kind'], MovementKind> = {
  ...{ payment: 'payment', refund: 'refund', return: 'refund_returned', void: 'voided' },
  ...{ taken_by_bank: 'taken_by_bank', given_back: 'given_back', kept: 'deposit_kept' },
};

/** The roll counts months in UTC, in which rent is due. */
const monthOf = (due: number) => new Date(due).toISOString().slice(0, 7);

async function compareRoll(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const { rows } = readingsOf(model, 'lister');
  const months = [...new Set(rows.map(({ due }) => monthOf(due)))];
  for (const month of months) {
    const { body } = await stage.get('lister', `/lister/rent-roll?month=${month}`);
    for (const row of rows.filter(({ due }) => monthOf(due) === month)) {
      const id = await stage.idOf(row.name);
      const charge = body.data.find((item: { charge_id: number }) => item.charge_id === id);
      if (charge === undefined) {
        reader.same(`${row.name} on the roll`, 'missing', 'listed');
        continue;
      }
      reader.same(
        `${row.name} on the roll`,
        {
          ...{ amount: cents(charge.amount), state: charge.state },
          ...{ isObjectedTo: charge.hold === 'objection', objections: statesOf(charge) },
          ...{ isUnconfirmed: charge.hold === 'bank_confirmation' },
          ...{ next: charge.next_attempt_at, mayCollect: charge.abilities.collect },
        },
        {
          ...{ amount: row.amount, state: row.state },
          ...{ isObjectedTo: row.isObjectedTo, objections: row.objections },
          isUnconfirmed: row.isUnconfirmed,
          ...{ next: row.next && new Date(row.next).toISOString(), mayCollect: row.mayCollect },
        },
      );
      const actual = {
        settled: cents(charge.settled),
        refunded: cents(charge.refunded),
        taken: cents(charge.taken_back),
      };
      reader.same(`money of ${row.name} on the roll`, actual, {
        settled: row.paid,
        refunded: row.refunded,
        taken: row.takenBack,
      });
    }
  }
}

async function compareRevenue(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const { body } = await stage.get('lister', '/lister/payments?limit=100');
  const thisMonth = todayOf(model).slice(0, 7);
  for (const { months, amounts } of body.data as { months: string; amounts: number }[]) {
    reader.same(`revenue of ${months}`, cents(amounts), sumsIn(model, `${months}-`).amount);
  }
  const report = await stage.get('lister', '/lister/tenants/monthly-report');
  const { amount, fee } = sumsIn(model, `${thisMonth}-`);
  const { total_amount, net } = report.body.thismonth;
  reader.same(
    'this month',
    { amount: cents(total_amount), net: cents(net) },
    { amount, net: amount + fee },
  );
}
