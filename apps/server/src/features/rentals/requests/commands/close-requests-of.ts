import type { PresetReason } from '@crewpad/domain';
import { conflict } from '../../../../platform/errors.ts';
import { type Billing, closeObligation, withProvider } from '../../../billing/index.ts';

/**
 * Closes the open requests of a closing account: the lister's are withdrawn, the tenant's rejected.
 * @throws ApiError 409 if one is being paid; 503 if the provider is unreachable
 */
export async function closeRequestsOf(billing: Billing, memberId: number): Promise<void> {
  const { db, clock } = billing;
  const open = await db
    .selectFrom('payment_requests')
    .select(['id', 'obligation_id', 'lister_id'])
    .where('status', '=', 'pending')
    .where((where) =>
      where.or([where('lister_id', '=', memberId), where('tenant_id', '=', memberId)]),
    )
    .execute();
  for (const { id, obligation_id, lister_id } of open) {
    const isClosed = await withProvider(billing, () => closeObligation(billing, obligation_id));
    const { status } = await db
      .selectFrom('obligations')
      .select('status')
      .where('id', '=', obligation_id)
      .executeTakeFirstOrThrow();
    if (!isClosed && status !== 'cancelled') {
      throw conflict('rentals:request_being_paid');
    }
    const now = clock.now();
    await db
      .updateTable('payment_requests')
      .set({
        status: lister_id === memberId ? 'withdrawn' : 'rejected',
        reason: 'account_closed' satisfies PresetReason,
        closed_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute();
  }
}
