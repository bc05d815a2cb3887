import type { contract } from '@crewpad/contract';
import { instantAt, toDollars } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { Texts } from '../../../platform/texts.ts';
import {
  type AskedReceipts,
  presentDeductions,
  presentObjections,
  presentRefunds,
  receiptNumber,
} from '../../billing/index.ts';
import { formatPeriod, presentCover, reasonIn } from '../../rentals/index.ts';
import { creditGoesTo, keptParts, PURPOSES, restParts } from './covered-lines.ts';
import {
  findTransaction,
  listTransactions,
  type TransactionRow,
} from './queries/find-transactions.ts';

/** The receipts of manual payments. */
export async function listManualReceipts(
  db: Db,
  asked: AskedReceipts,
  texts: Texts,
): Promise<contract.billing.Receipt[]> {
  const { memberId } = asked;
  if (!('id' in asked)) {
    const { limit, before } = asked;
    const filter = { type: 'manual', before } as const;
    const { rows } = await listTransactions(db, memberId, filter, { limit, offset: 0 });
    return rows.map((row) => presentReceipt(row, memberId, texts));
  }
  const row = await findTransaction(db, asked.id);
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
    payer: { name: row.tenant_name, email: '' },
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
