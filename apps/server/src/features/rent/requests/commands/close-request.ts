import type { PresetReason } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { closeObligation, withProvider } from '../../../billing/index.ts';
import { getRequest, type RequestRow } from '../queries/request-rows.ts';
import { amountChanged, changedMeanwhile, requireRequest } from '../require-request.ts';
import { mailClosedRequest } from './close-requests-of.ts';

interface Closing {
  id: number;
  action: keyof typeof ENDS;
  reason: string | null;
  shownCents?: number;
}

const ENDS = { reject: 'rejected', withdraw: 'withdrawn' } as const;

/**
 * Rejects (as the tenant) or withdraws (as the lister) a pending request. Cancels its payment
 * intent first: a payment in progress wins.
 * @param closing.shownCents what the tenant was asked for when they rejected it
 * @throws ApiError 404, 403; 409 if no longer pending, or if another amount was shown
 */
export async function closeRequest(
  services: Services,
  actor: MemberActor,
  closing: Closing,
): Promise<RequestRow> {
  const { db, clock } = services;
  const { id, action, reason, shownCents } = closing;
  const requireShown = ({ amount_cents }: Pick<RequestRow, 'amount_cents'>) => {
    if (shownCents !== undefined && shownCents !== amount_cents) throw amountChanged();
  };
  const request = await requireRequest(db, actor, id, action);
  requireShown(request);
  const { obligation_id, obligation_status } = request;
  // Cancelled: an earlier call was interrupted between the two steps.
  if (obligation_status !== 'cancelled') {
    const isClosed = await withProvider(services, () =>
      closeObligation(services, obligation_id, requireShown),
    );
    if (!isClosed) throw changedMeanwhile();
  }
  const now = clock.now();
  return transaction(db, async (trx) => {
    const closed = await trx
      .updateTable('payment_requests')
      .set({
        status: ENDS[action],
        reason: reason || ('no_reason' satisfies PresetReason),
        closed_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (closed === undefined) throw changedMeanwhile();
    await mailClosedRequest(trx, { id, status: ENDS[action] }, now);
    return getRequest(trx, id);
  });
}
