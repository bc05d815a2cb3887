import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Services } from '../../../../platform/services.ts';
import { getRequest, type RequestRow } from '../queries/request-rows.ts';
import { requireRequest } from '../require-request.ts';

/**
 * The lister has read that a request was rejected; again, nothing happens.
 * @throws ApiError 404, 403; 409 if it was not rejected
 */
export async function dismissRejection(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  id: number,
): Promise<RequestRow> {
  await requireRequest(db, actor, id, 'dismiss');
  await db
    .updateTable('payment_requests')
    .set({ seen_at: clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where('seen_at', 'is', null)
    .execute();
  return getRequest(db, id);
}
