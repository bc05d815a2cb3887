import type { ObligationStatus } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import { lockObligation } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import {
  cardAmount,
  type Obligation,
  type ObligationKindRules,
  type ObligationKinds,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import { addJournalEntry, refundLines, transferLines } from './journal.ts';
import { mayBecome } from './obligations.queries.ts';
import { type ReportedRefund, recordRefundState } from './refund-requests.ts';

/** A refund, as the provider reports it. */
export interface Refund extends ReportedRefund {
  amount: number;
  /** When the provider debited the balance that pays it; null if not yet. */
  takenAt: Date | null;
  /** It was debited from the payee. */
  isFromPayee: boolean;
}

/** The product's fee returned to a payee. */
export interface FeeRefund {
  id: string;
  amount: number;
  at: Date;
}

/** Records the refunds of a charge, each once, and updates the obligation. */
export function recordRefunds(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  obligationId: number,
  refunds: readonly Refund[],
  feeRefunds: readonly FeeRefund[],
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const paid = await lockPaid(trx, obligationKinds, obligationId);
    if (paid === undefined) return;
    const { obligation, rules } = paid;
    const income = rules.incomeAccount;
    const entry = { sourceType: 'refund' as const, obligationId, now };
    for (const { id, amount, madeAt, takenAt, returnedAt, ...refund } of refunds) {
      const sourceId = `rr:${id}`;
      if (takenAt === null) {
        // It waits at the provider, which has taken it from the payee already.
        const lines = transferLines(amount);
        const transfer = {
          sourceType: 'transfer',
          sourceId,
          obligationId,
          lines,
          at: madeAt,
          now,
        } as const;
        if (refund.isFromPayee) await addJournalEntry(trx, transfer);
        continue;
      }
      const isFromPayee = refund.isFromPayee && !(await isJournaled(trx, sourceId));
      const lines = refundLines({ income, amount, isFromPayee });
      await addJournalEntry(trx, { ...entry, sourceId: id, lines, at: takenAt });
      if (returnedAt === null) continue;
      // Money that a bank returns is the product's until it goes back to the payee who paid it.
      const back = refundLines({ income, amount: -amount, isFromPayee: false });
      await addJournalEntry(trx, {
        ...entry,
        sourceId: `failed:${id}`,
        lines: back,
        at: returnedAt,
      });
    }
    for (const { id, amount, at } of feeRefunds) {
      const lines = transferLines(-amount);
      await addJournalEntry(trx, { ...entry, sourceId: `fee:${id}`, lines, at });
    }
    const requestIds = new Set(refunds.flatMap(({ requestId }) => requestId ?? []));
    for (const requestId of requestIds) {
      const tries = refunds.filter((refund) => refund.requestId === requestId);
      await recordRefundState(trx, rules, obligation, { requestId, tries, now });
    }
    const givenCents = refunds.reduce(
      (sum, { amount, isGiven }) => sum + (isGiven ? amount : 0),
      0,
    );
    if (givenCents === 0) return;
    const status = givenCents >= cardAmount(obligation) ? 'refunded' : 'partially_refunded';
    await raiseStatus(trx, obligation, status, now);
  });
}

const isJournaled = async (trx: Trx, sourceId: string) =>
  (await trx
    .selectFrom('journal')
    .select('id')
    .where('source_type', '=', 'transfer')
    .where('source_id', '=', sourceId)
    .executeTakeFirst()) !== undefined;

/** Locks a paid obligation, after what its kind changes with it; undefined if it is not paid. */
export async function lockPaid(
  trx: Trx,
  kinds: ObligationKinds,
  obligationId: number,
): Promise<{ obligation: Obligation; rules: ObligationKindRules } | undefined> {
  const subject = await trx
    .selectFrom('obligations')
    .select(['id', 'kind', 'payer_id', 'payee_id'])
    .where('id', '=', obligationId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  if (subject === undefined) return undefined;
  const rules = rulesOf(kinds, subject.kind);
  await rules.lockRows(trx, subject);
  const obligation = await lockObligation(trx, obligationId);
  return obligation && obligation.paid_at !== null ? { obligation, rules } : undefined;
}

/** Late events never lower the rank. */
export async function raiseStatus(
  trx: Trx,
  { id, payer_id, status: before }: Obligation,
  status: Extract<ObligationStatus, 'partially_refunded' | 'refunded' | 'disputed'>,
  now: Date,
): Promise<void> {
  if (before === status || !mayBecome(before, status)) return;
  await trx
    .updateTable('obligations')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    action: `charge.${status}`,
    actorId: null,
    memberId: payer_id,
    details: { obligation: id },
    at: now,
  });
}
