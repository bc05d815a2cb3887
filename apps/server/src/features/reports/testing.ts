import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { nextNumber, type Row, TEST_NOW } from '../../testing/data.ts';
import {
  addJournalEntry,
  chargeLines,
  type JournalEntry,
  type JournalLine,
  keptDepositLines,
  refundLines,
  transferLines,
} from '../billing/ledger/journal.ts';

type Db = Kysely<Database>;

/** The parties of a rental, as created by `addStay`. */
interface OwingRental {
  id: number;
  lister: { id: number };
  tenant: { id: number };
}

const INCOME = {
  rent: 'rents',
  deposit: 'deposits',
  payment_request: 'requests',
  subscription: 'subscriptions',
} as const;

/** A tenant's rent charge; by default $400 for March, due and open. */
export async function addOwed(
  db: Db,
  { id: rental_id, lister, tenant }: OwingRental,
  row: Row<'obligations'> = {},
): Promise<number> {
  const { kind = 'rent', period_from = '2026-03-01', period_to = '2026-04-01' } = row;
  const due_at = row.due_at ?? `${period_from}T07:00:00Z`;
  const { id } = await db
    .insertInto('obligations')
    .values({
      subject_key: `${kind}:${nextNumber()}`,
      payer_id: tenant.id,
      payee_id: lister.id,
      rental_id,
      amount_cents: 40_000,
      provider_mode: 'sandbox',
      created_at: due_at,
      updated_at: due_at,
      ...(kind === 'rent' && { period_from, period_to }),
      ...row,
      kind,
      due_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same, paid by card at an instant, with its journal entry. */
export async function addPaid(
  db: Db,
  owed: OwingRental,
  paidAt: string,
  row: Row<'obligations'> = {},
): Promise<number> {
  const { kind = 'rent', amount_cents = 40_000, application_fee_cents = 1590 } = row;
  const id = await addOwed(db, owed, {
    period_from: paidAt.slice(0, 10),
    period_to: '2099-01-01',
    ...row,
    kind,
    amount_cents,
    application_fee_cents,
    status: 'paid',
    paid_at: paidAt,
    charge_id: `ch_${nextNumber()}`,
  });
  const lines = chargeLines({
    income: INCOME[kind as keyof typeof INCOME],
    amount: amount_cents,
    providerFee: 1190,
    applicationFee: application_fee_cents,
  });
  await addEntry(db, id, 'charge', paidAt, lines);
  return id;
}

export const addCardRefund = (db: Db, id: number, at: string, amount: number, income = 'rents') =>
  addEntry(db, id, 'refund', at, refundLines({ income, amount, isFromPayee: true }));

/** @param amount negative if the bank takes it from the lister; otherwise it comes back */
export const addDispute = (
  db: Db,
  id: number,
  at: string,
  amount: number,
  disputeId = `dp_${nextNumber()}`,
) =>
  addEntry(db, id, 'transfer', at, transferLines(-amount), {
    sourceId: `${amount < 0 ? 'tr' : 'tw'}:${disputeId}`,
  });

/** A journal entry; by default recorded when the provider moved the money. */
export function addEntry(
  db: Db,
  obligationId: number,
  sourceType: JournalEntry['sourceType'],
  at: string,
  lines: readonly JournalLine[],
  { sourceId = `${sourceType}_${nextNumber()}`, recordedAt = at } = {},
) {
  const entry = { sourceType, sourceId, obligationId, lines };
  return transaction(db, (trx) =>
    addJournalEntry(trx, { ...entry, at: new Date(at), now: new Date(recordedAt) }),
  );
}

/** A manual payment; by default $100 of rent in cash. */
export async function addManualPayment(
  db: Db,
  { id: rental_id, lister, tenant }: OwingRental,
  row: Row<'manual_payments'>,
): Promise<number> {
  const { id } = await db
    .insertInto('manual_payments')
    .values({
      rental_id,
      lister_id: lister.id,
      tenant_id: tenant.id,
      amount_cents: 10_000,
      payment_for: 'rent',
      payment_method: 'cash',
      paid_on: '2026-03-01',
      client_key: `key-${nextNumber()}`,
      created_at: TEST_NOW,
      ...row,
      counted_on: row.counted_on ?? row.paid_on ?? '2026-03-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A lister's refund or kept amount, as a refund row, with the journal entry of what was kept. */
export async function addReturned(
  db: Db,
  actor_id: number,
  at: string,
  row: Row<'refunds'>,
): Promise<void> {
  const { id, obligation_id, kept_cents } = await db
    .insertInto('refunds')
    .values({
      actor_id,
      request_key: `key-${nextNumber()}`,
      amount_cents: 0,
      method: 'outside',
      state: 'done',
      created_at: at,
      updated_at: at,
      moved_at: at,
      ...row,
    })
    .returning(['id', 'obligation_id', 'kept_cents'])
    .executeTakeFirstOrThrow();
  if (obligation_id === null || kept_cents === 0) return;
  const lines = keptDepositLines({ income: 'deposits', amount: kept_cents });
  await addEntry(db, obligation_id, 'deduction', at, lines, { sourceId: String(id) });
}

/** A payment request for something, paid by card. */
export async function addPaidRequest(
  db: Db,
  owed: OwingRental,
  paidAt: string,
  payment_for: 'deposit' | 'rent' | 'parking' | 'other',
): Promise<number> {
  const fee = { amount_cents: 5000, application_fee_cents: 225 };
  const obligation_id = await addPaid(db, owed, paidAt, { kind: 'payment_request', ...fee });
  await db
    .insertInto('payment_requests')
    .values({
      obligation_id,
      rental_id: owed.id,
      lister_id: owed.lister.id,
      tenant_id: owed.tenant.id,
      amount_cents: 5000,
      payment_for,
      status: 'complete',
      created_at: paidAt,
      updated_at: paidAt,
    })
    .execute();
  return obligation_id;
}

/** Many: with fewer, the planner would scan the tables. */
const MANY = 4000;
/** One statement for all would take long on a busy machine, because each line checks its entry. */
const BATCH = 500;

/** Thousands of paid rents of one lister, so that the planner prefers indexes. */
export async function addManyPaid(db: Db, { id, lister, tenant }: OwingRental): Promise<void> {
  for (let from = 1; from <= MANY; from += BATCH) {
    await sql`
      with paid as (
        insert into obligations (kind, subject_key, payer_id, payee_id, rental_id, amount_cents,
          period_from, period_to, due_at, status, paid_at, provider_mode, created_at, updated_at)
        select 'rent', 'many:' || n || ':' || ${id}::integer, ${tenant.id}, ${lister.id}, ${id}, 40000,
          date '1900-01-01' + n, date '1900-01-02' + n, ${TEST_NOW}::timestamptz, 'paid',
          ${TEST_NOW}::timestamptz, 'sandbox', ${TEST_NOW}::timestamptz, ${TEST_NOW}::timestamptz
        from generate_series(${from}::int, ${from + BATCH - 1}::int) n returning id
      ), entries as (
        insert into journal (source_type, source_id, obligation_id, at, recorded_at)
        select 'charge', 'many:' || id, id, ${TEST_NOW}::timestamptz, ${TEST_NOW}::timestamptz from paid returning id
      )
      insert into journal_lines (journal_id, account, amount_cents)
      select id, account, cents from entries, (values ('rents', -40000), ('connected', 40000)) l (account, cents)
    `.execute(db);
  }
  for (const table of ['obligations', 'journal', 'journal_lines']) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

/** @param seqscan off, because the planner would scan such small tables. */
export function planOf(
  db: Db,
  query: RawBuilder<unknown>,
  seqscan: 'on' | 'off' = 'on',
): Promise<string> {
  return transaction(db, async (trx) => {
    await sql`set local enable_seqscan = ${sql.raw(seqscan)}`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
