import type { contract } from '@crewpad/contract';
import { rentState, toDollars } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { abilitiesOf } from '../../../platform/access/decision.ts';
import { presentDispute, presentObjections, presentRefunds } from '../../billing/index.ts';
import {
  nextAttempt,
  presentCover,
  presentRentHold,
  reasonIn,
  roomAndBed,
} from '../../rentals/index.ts';
import { creditGoesTo } from './covered-lines.ts';
import { objectionable } from './objectionable.ts';
import { canWithTransaction } from './policy.ts';
import type { TransactionRow } from './queries/find-transactions.ts';
import { afterVoid } from './void-schedule.ts';

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

function presentNextAttempt({ obligation_status: status, ...row }: TransactionRow) {
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

/** Rent has the states of the rent roll; other open obligations are pending, and deposits may fail. */
function stateOf(
  { type, status, obligation_status, due_at, late_from }: TransactionRow,
  now: Date,
): contract.rent.Transaction['state'] {
  const isRent = type === 'rent' && status !== 'written_off';
  if (!isRent || obligation_status === null || due_at === null) return status;
  return rentState({ status: obligation_status, due_at, late_from }, now);
}
