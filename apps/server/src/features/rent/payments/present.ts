import type { contract } from '@crewpad/contract';
import { instantAt, lateDays, localDate, paymentFee, rentState, toDollars } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { abilitiesOf } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Texts } from '../../../platform/texts.ts';
import {
  type AskedReceipts,
  presentDeductions,
  presentDispute,
  presentObjections,
  presentRefunds,
  receiptNumber,
} from '../../billing/index.ts';
import {
  formatPeriod,
  nextAttempt,
  presentCover,
  presentRentHold,
  reasonIn,
  roomAndBed,
} from '../../rentals/index.ts';
import { creditGoesTo, keptParts, PURPOSES, restParts } from './coverage.ts';
import { findTransaction, listTransactions, type TransactionRow } from './payments.queries.ts';
import {
  canWithRequest,
  canWithTransaction,
  objectionable,
  partInRequest,
  statusOf,
} from './policy.ts';
import type { RequestRow } from './requests.queries.ts';
import { afterVoid } from './settlement.ts';

/** A payment for its payer or payee: only the payee sees fee and net. Pure. */
export function presentTransaction(
  row: TransactionRow,
  actor: MemberActor,
  now: Date,
  cardAmountMax?: number,
): contract.rent.Transaction {
  const isListers = actor.id === row.lister_id;
  const { amount_cents: amount, fee_cents: fee, written_off } = row;
  const hidesWords = row.is_blocked && !isListers;
  const partsOf = isListers ? [] : objectionable(row);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    state: stateOf(row, now),
    ...presentOpenDays(row, now),
    last_attempt: row.was_declined ? 'declined' : null,
    hold: presentRentHold(row, now),
    next_attempt_at: presentNextAttempt(row),
    amount: toDollars(amount),
    ...(isListers && {
      fee: fee === null ? null : toDollars(fee),
      net: fee === null ? null : toDollars(amount - fee),
    }),
    provider: row.provider,
    payment_for: row.payment_for,
    period_from: row.period_from,
    period_to: row.period_to,
    periods: row.periods.map(presentCover),
    credit: toDollars(row.credit_cents),
    credit_goes_to: creditGoesTo(row),
    rest:
      row.rest_cents > 0
        ? { amount: toDollars(row.rest_cents), is_carried: row.has_next_rent }
        : null,
    rent: presentRentParts(row),
    voided:
      row.voided_on === null
        ? null
        : { on: row.voided_on, reason: hidesWords ? '' : (row.void_reason ?? '') },
    paid_on: row.paid_on,
    due_at: row.due_at?.toISOString() ?? null,
    time_zone: row.time_zone,
    notes: hidesWords ? '' : row.notes,
    location_name: row.location_name,
    room_and_bed: roomAndBed(row),
    tenant_name: row.tenant_name,
    lister_name: row.lister_name,
    with_deposit: row.payment_for === 'deposit',
    refund: toDollars(row.returned_cents),
    kept: toDollars(row.kept_cents),
    kept_reasons: hidesWords ? [] : row.kept_reasons,
    refunds: presentRefunds(row.refunds, (reason) =>
      hidesWords ? null : reasonIn(reason, actor.locale),
    ),
    objections: presentObjections(row.objections, {
      ...{ reader: isListers ? 'lister' : 'tenant', isBlocked: row.is_blocked },
    }),
    objectionable: hidesWords ? partsOf.map((part) => ({ ...part, reason: null })) : partsOf,
    dispute: presentDispute(row.dispute),
    ...(isListers && row.owed_cents > 0 && { owed_to_lister: toDollars(row.owed_cents) }),
    written_off: written_off && (hidesWords ? { ...written_off, reason: '' } : written_off),
    is_disputed: row.is_disputed,
    disputed: toDollars(row.disputed_cents),
    tenant_id: row.rental_id,
    role: isListers ? 'lister' : 'tenant',
    abilities: abilitiesOf(['refund', 'pay', 'void', 'write_off'], (action) =>
      canWithTransaction(actor, action, row, now, cardAmountMax),
    ),
    ...(isListers && { after_void: presentAfterVoid(row, now) }),
    created_at: row.created_at.toISOString(),
  };
}

/** When the card is charged next, for pages and emails. */
export function presentNextAttempt({ obligation_status: status, ...row }: TransactionRow) {
  if (status === null || row.collection === null) return null;
  return nextAttempt({ ...row, status, collection: row.collection }, row.is_paused);
}

function presentAfterVoid(row: TransactionRow, now: Date) {
  const { charged_at, ...opened } = afterVoid(row, now);
  return { ...opened, charged_at: charged_at?.toISOString() ?? null };
}

function presentRentParts(row: TransactionRow): contract.rent.Transaction['rent'] {
  if (row.type !== 'rent' || row.rent_cents === null) return null;
  return {
    amount: toDollars(row.rent_cents),
    covered: toDollars(row.settled_cents),
    carried: toDollars(row.carried_cents),
    carried_from: row.carried_from,
    carried_to: row.carried_to,
  };
}

/** For how long rent has been late, and why it is open again. */
function presentOpenDays(row: TransactionRow, now: Date) {
  const { due_at, created_at, time_zone, reopened_by: by } = row;
  const isLate = due_at !== null && stateOf(row, now) === 'late';
  return {
    late_days: isLate ? lateDays({ due_at, created_at }, time_zone, now) : null,
    reopened: by && { by, on: localDate(created_at, time_zone) },
  };
}

/** Rent has the states of the rent roll; other open obligations are pending, and deposits may fail. */
function stateOf(
  { type, status, obligation_status, due_at, late_from }: TransactionRow,
  now: Date,
): contract.rent.Transaction['state'] {
  const isRent = type === 'rent' && status !== 'written_off';
  if (!isRent || obligation_status === null || due_at === null) return status;
  return rentState({ status: obligation_status, due_at, late_from }, now);
}

/** The receipts of manual payments. */
export async function listManualReceipts(
  db: Db,
  query: AskedReceipts,
  texts: Texts,
): Promise<contract.billing.Receipt[]> {
  const { memberId } = query;
  if (!('id' in query)) {
    const { limit, before } = query;
    const filter = { type: 'manual', before } as const;
    const { rows } = await listTransactions(db, memberId, filter, { limit, offset: 0 });
    return rows.map((row) => presentReceipt(row, memberId, texts));
  }
  const row = await findTransaction(db, query.id);
  const isParty = row?.lister_id === memberId || row?.payer_id === memberId;
  return row?.type === 'manual' && isParty ? [presentReceipt(row, memberId, texts)] : [];
}

function presentReceipt(
  row: TransactionRow,
  viewerId: number,
  texts: Texts,
): contract.billing.Receipt {
  const { id, amount_cents, returned_cents, returned_at, time_zone } = row;
  const { period_from: from, period_to: to } = row;
  const place = `${row.location_name}, ${row.room_name}, ${row.bed_name}`;
  const hasPeriod = from !== null && to !== null;
  const isListers = viewerId === row.lister_id;
  const hidesWords = row.is_blocked && !isListers;
  return {
    id,
    number: receiptNumber(id),
    plan: null,
    title: texts.t(PURPOSES[row.payment_for]),
    description: hasPeriod ? `${place}, ${formatPeriod(from, to, texts)}` : place,
    amount: toDollars(amount_cents),
    currency: 'usd',
    paid_at: (row.paid_on === null
      ? row.created_at
      : instantAt(row.paid_on, '12:00', time_zone)
    ).toISOString(),
    time_zone,
    payer: { name: row.payer_name, email: '' },
    paid_to: row.lister_name,
    card: null,
    method: row.provider,
    period_start: hasPeriod ? dayAsInstant(from) : null,
    period_end: hasPeriod ? dayAsInstant(to) : null,
    refund:
      returned_cents > 0 && returned_at !== null
        ? {
            amount: toDollars(returned_cents),
            refunded_at: returned_at.toISOString(),
            is_whole: returned_cents >= amount_cents,
          }
        : null,
    lines: [],
    refunds: presentRefunds(row.refunds, (reason) =>
      hidesWords ? null : reasonIn(reason, texts.locale),
    ),
    objections: presentObjections(row.objections, {
      ...{ reader: isListers ? 'lister' : 'tenant', isBlocked: row.is_blocked },
    }),
    dispute: null,
    periods: row.periods.map(presentCover),
    credit: toDollars(row.credit_cents),
    credit_goes_to: creditGoesTo(row),
    parts: restParts(row, texts),
    voided:
      row.voided_on === null
        ? null
        : { on: row.voided_on, reason: hidesWords ? '' : (row.void_reason ?? '') },
    deductions: presentDeductions([...row.deductions, ...keptParts(row)], hidesWords),
  };
}

/** Noon UTC, which is the same day everywhere in Europe and America. */
const dayAsInstant = (day: string) => `${day}T12:00:00.000Z`;

/** A payment request for its lister or tenant: only the lister sees the fee. Pure. */
export function presentRequest(row: RequestRow, actor: MemberActor): contract.rent.PaymentRequest {
  const { amount_cents: amount } = row;
  const role = partInRequest(actor, row) ?? 'tenant';
  const hidesWords = (author: typeof role) => row.is_blocked && role !== author;
  const fee = row.fee_cents ?? paymentFee(amount, row.card_country).total;
  return {
    id: row.id,
    charge_id: row.obligation_id,
    tenant_id: row.rental_id,
    amount: toDollars(amount),
    ...(role === 'lister' && { fee: toDollars(fee), net: toDollars(amount - fee) }),
    payment_for: row.payment_for,
    notes: hidesWords('lister') ? '' : row.notes,
    // Withdrawn: included only in the answer to the withdrawal.
    status: statusOf(row) ?? 'rejected',
    last_attempt: row.status === 'pending' && row.was_declined ? 'declined' : null,
    hold: row.hold,
    taken_back: toDollars(row.taken_back_cents),
    is_disputed: row.is_disputed,
    reason: hidesWords('tenant') ? null : reasonIn(row.reason, actor.locale),
    waits_for_lister: role === 'lister' && row.waits_for_lister,
    lister_name: row.lister_name,
    tenant_name: row.tenant_display_name,
    crashpad_name: row.crashpad_name,
    time_zone: row.time_zone,
    role,
    abilities: abilitiesOf(['pay', 'reject', 'edit', 'withdraw'], (action) =>
      canWithRequest(actor, action, row),
    ),
    created_at: row.created_at.toISOString(),
  };
}
