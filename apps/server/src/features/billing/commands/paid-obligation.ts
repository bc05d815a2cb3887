import type { ObligationStatus } from '@crewpad/domain';
import { audit } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { mayBecome } from '../rules/status.ts';
import type { Obligation } from './claim-obligation.ts';

type Paid = Pick<Obligation, 'id' | 'payer_id' | 'status' | 'amount_cents'>;

/** Locks an obligation that was paid; undefined: it was not. */
export function lockPaid(trx: Trx, obligationId: number): Promise<Paid | undefined> {
  return trx
    .selectFrom('obligations')
    .select(['id', 'payer_id', 'status', 'amount_cents'])
    .where('id', '=', obligationId)
    .where('paid_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What became of a charge after it was paid; news never lead back. */
export async function raiseStatus(
  trx: Trx,
  { id, payer_id, status: before }: Paid,
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
