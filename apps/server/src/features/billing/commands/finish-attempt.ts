import type { ObligationStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AttemptStatus } from '../../../platform/database/schema-billing.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { type DeclineRemedy, remedyFor } from '../rules/declines.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface AttemptEnd {
  obligationId: number;
  /** null: what is known is of the intent alone. */
  attemptId: number | null;
  attempt: Exclude<AttemptStatus, 'sent' | 'succeeded'>;
  /** Where the obligation goes; undefined: it stays as it is. */
  obligation?: Extract<ObligationStatus, 'due' | 'failed' | 'action_required'>;
  /** Of whom the lease is; null: only if nobody has it. */
  owner: string | null;
  /** Attempts made when the provider was asked: later ones make this news stale. */
  attemptCount?: number;
  code?: string | undefined;
  declineCode?: string | undefined;
  adviceCode?: string | undefined;
  chargeId?: string | undefined;
  requestId?: string | undefined;
  /** The card that the provider will not take any more. */
  unusableMethod?: string;
  /** The payer was not there to see it. */
  tellPayer?: boolean;
  now: Date;
}

/** Records an attempt that did not pay. What was paid meanwhile stays paid. */
export function finishAttempt(db: Db, end: AttemptEnd): Promise<void> {
  return transaction(db, async (trx) => {
    const { attemptId, now } = end;
    if (attemptId !== null) {
      await trx
        .updateTable('payment_attempts')
        .set({
          status: end.attempt,
          code: end.code ?? null,
          decline_code: end.declineCode ?? null,
          advice_code: end.adviceCode ?? null,
          charge_id: end.chargeId ?? null,
          request_id: end.requestId ?? null,
          finished_at: now,
        })
        .where('id', '=', attemptId)
        .where('status', '<>', 'succeeded')
        .execute();
    }
    if (end.unusableMethod !== undefined) {
      await trx
        .updateTable('payment_methods')
        .set({ valid: false, updated_at: now })
        .where('payment_method', '=', end.unusableMethod)
        .execute();
    }
    if (end.obligation !== undefined) await moveObligation(trx, end.obligation, end);
  });
}

/** What a declined renewal waits for. */
const WAITING: Readonly<Record<DeclineRemedy, ObligationStatus>> = {
  try_later: 'retry_wait',
  other_card: 'blocked',
  authenticate: 'action_required',
};

async function moveObligation(trx: Trx, status: ObligationStatus, end: AttemptEnd): Promise<void> {
  const { obligationId, owner, attemptCount, now } = end;
  const waiting =
    status === 'failed'
      ? WAITING[
          remedyFor({ code: end.code, declineCode: end.declineCode, adviceCode: end.adviceCode })
        ]
      : status;
  const moved = await trx
    .updateTable('obligations')
    .set({
      status: sql<ObligationStatus>`case when next_attempt_at is null then ${status} else ${waiting} end`,
      lease_owner: null,
      lease_until: null,
      updated_at: now,
    })
    .where('id', '=', obligationId)
    .where('status', 'in', OPEN_STATUSES)
    .where((where) =>
      owner === null
        ? where.or([where('lease_owner', 'is', null), where('lease_until', '<=', now)])
        : where('lease_owner', '=', owner),
    )
    .$if(attemptCount !== undefined, (query) =>
      query.where('attempt_count', '=', attemptCount ?? 0),
    )
    .returning(['payer_id', 'attempt_count', 'next_attempt_at'])
    .executeTakeFirst();
  if (moved === undefined) return;
  if (end.attempt === 'declined') {
    await audit(trx, {
      action: 'charge.declined',
      actorId: null,
      memberId: moved.payer_id,
      details: { obligation: obligationId, code: end.code, decline_code: end.declineCode },
      at: now,
    });
  }
  if (end.tellPayer) await tellPayer(trx, moved, end);
}

/** Once for each attempt, whoever finds out how it ended. */
async function tellPayer(
  trx: Trx,
  moved: { payer_id: number; attempt_count: number; next_attempt_at: Date | null },
  { obligationId, attemptId, now }: AttemptEnd,
): Promise<void> {
  const mail = moved.next_attempt_at === null ? 'payment_failed' : 'renewal_failed';
  const key = `${mail}:${obligationId}:${attemptId ?? `n${moved.attempt_count}`}`;
  const about = attemptId === null ? { obligationId } : { obligationId, attemptId };
  await orderMail(trx, { mail, memberId: moved.payer_id, ...about }, { now, key });
}
