import type { PaymentRequestStatus } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../../platform/access/decision.ts';
import { conflict, forbidden, notFound, refusal } from '../../../platform/errors.ts';
import type { RequestRow } from './requests.queries.ts';

type RequestAction = 'pay' | 'reject' | 'edit' | 'withdraw' | 'dismiss';

type RequestParties = Pick<RequestRow, 'lister_id' | 'tenant_id' | 'status' | 'obligation_status'>;

/** The status of a request for members; undefined if it was withdrawn. */
export function statusOf({
  status,
  obligation_status,
}: Pick<RequestRow, 'status' | 'obligation_status'>): PaymentRequestStatus | undefined {
  if (status === 'withdrawn') return undefined;
  return status === 'pending' && obligation_status === 'collecting' ? 'processing' : status;
}

/** Whether its tenant has started to pay and has not confirmed it with the bank. */
export const waitsForBank = ({
  status,
  obligation_status,
}: Pick<RequestRow, 'status' | 'obligation_status'>): boolean =>
  status === 'pending' && obligation_status === 'action_required';

const BY_LISTER: readonly RequestAction[] = ['edit', 'withdraw', 'dismiss'];

/** The caller's role in a request; undefined if none. */
export function partInRequest(
  { id }: Pick<MemberActor, 'id'>,
  { lister_id, tenant_id }: RequestParties,
): 'lister' | 'tenant' | undefined {
  if (id === lister_id) return 'lister';
  return id === tenant_id ? 'tenant' : undefined;
}

/** Whether a member can take an action on a payment request now; the rows of authorization.csv. */
export function canWithRequest(
  actor: MemberActor,
  action: RequestAction,
  request: RequestParties,
): Decision {
  const part = partInRequest(actor, request);
  if (part === undefined) return refused(notFound);
  if (part !== (BY_LISTER.includes(action) ? 'lister' : 'tenant')) return refused(forbidden);
  const status = statusOf(request);
  if (action === 'dismiss') {
    return status === 'rejected' ? allowed : refused(() => conflict('rent:not_rejected'));
  }
  if (status === 'pending') return allowed;
  const isPaying = status === 'processing';
  return refused(() =>
    isPaying
      ? refusal(409, 'PAYMENT_IN_PROGRESS', 'rent:charge_in_progress_wait')
      : conflict('rent:not_pending'),
  );
}
