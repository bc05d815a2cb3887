import type { ApiError } from '@crewpad/contract';
import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/errors.ts';
import {
  type Billing,
  closeObligation,
  leasedRow,
  OPEN_STATUSES,
  obligations,
  withProvider,
} from '../../billing/index.ts';
import type { StoredRental } from '../../rentals/index.ts';

const inProgress = () => refusal(409, 'PAYMENT_IN_PROGRESS', 'rent:deposit_in_progress');

interface OpenDeposit {
  id: number;
  amount_cents: number;
  in_flight: boolean;
}

async function findOpenDeposit(
  db: Db | Trx,
  rentalId: number,
  now: Date,
): Promise<OpenDeposit | undefined> {
  const { rows } = await sql<OpenDeposit>`
    select id, amount_cents,
      status in ('collecting', 'action_required') or ${leasedRow(now)} as in_flight
    from obligations o
    where rental_id = ${rentalId} and kind = 'deposit' and status in (${sql.join(OPEN_STATUSES)})
    order by id desc limit 1`.execute(db);
  return rows[0];
}

const COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'payee_id',
  'rental_id',
  'amount_cents',
  'due_at',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * The deposit to pay for accepting a locked invitation, as currently offered. Its payment intent is
 * updated when it is charged.
 * @returns its id
 * @throws ApiError 409 while another amount is being paid
 */
export async function openDeposit(
  trx: Trx,
  { id: rentalId, lister_id, deposit }: StoredRental,
  { memberId, mode, now }: { memberId: number; mode: ProviderMode; now: Date },
): Promise<number> {
  const open = await findOpenDeposit(trx, rentalId, now);
  if (open === undefined) {
    const first = sql`
      select 'deposit', 'deposit:' || ${rentalId}::integer || case when count(*) > 0
          then ':' || (count(*) + 1) else '' end,
        ${memberId}, ${lister_id}, ${rentalId}, ${deposit}, ${now}, ${mode}, ${now}, ${now}
      from obligations where rental_id = ${rentalId} and kind = 'deposit'`;
    const [row] = await obligations.openAll(trx, COLUMNS, first);
    if (row === undefined) throw new Error('the deposit was not stored');
    return row.id;
  }
  if (open.in_flight) {
    if (open.amount_cents !== deposit) throw inProgress();
    return open.id;
  }
  const terms = { payer_id: memberId, amount_cents: deposit, due_at: now, updated_at: now };
  await obligations.change(trx, open.id, terms);
  return open.id;
}

/** The deposit that was charged when an invitation was accepted. */
export async function findPaidDeposit(trx: Trx, rentalId: number): Promise<number | undefined> {
  const paid = await trx
    .selectFrom('obligations')
    .select('id')
    .where('rental_id', '=', rentalId)
    .where('kind', '=', 'deposit')
    .where('charge_id', 'is not', null)
    .executeTakeFirst();
  return paid?.id;
}

/** A refusal while the tenant is paying the deposit of an offer about to change. */
export async function refusedWhilePaying(
  trx: Trx,
  rentalId: number,
  now: Date,
): Promise<ApiError | undefined> {
  return (await findOpenDeposit(trx, rentalId, now))?.in_flight ? inProgress() : undefined;
}

/** A refusal if the tenant has started to pay the deposit of an offer about to be closed. */
export async function refusedOncePaying(
  trx: Trx,
  rentalId: number,
  now: Date,
): Promise<ApiError | undefined> {
  return (await findOpenDeposit(trx, rentalId, now)) && inProgress();
}

/**
 * Cancels the deposit of an invitation before it is closed, so that no one pays for a closed one.
 * @throws ApiError 409 if it is being or was paid; 503 if the provider is unreachable
 */
export async function closeDeposit(billing: Billing, rentalId: number): Promise<void> {
  const open = await findOpenDeposit(billing.db, rentalId, billing.clock.now());
  if (open === undefined) return;
  const isClosed = await withProvider(billing, () => closeObligation(billing, open.id));
  if (!isClosed) throw inProgress();
}

/** The same for all invitations that a closing account has started to accept. */
export async function closeDepositsOf(billing: Billing, memberId: number): Promise<void> {
  const rows = await billing.db
    .selectFrom('obligations')
    .select('rental_id')
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'deposit')
    .where('status', 'in', OPEN_STATUSES)
    .execute();
  for (const { rental_id } of rows) {
    if (rental_id !== null) await closeDeposit(billing, rental_id);
  }
}
