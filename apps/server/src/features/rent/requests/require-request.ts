import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, invalidInput, notFound, refusal } from '../../../platform/errors.ts';
import type { PaymentProvider } from '../../../platform/payments/provider.ts';
import { canWithRequest } from './policy.ts';
import { findRequest, type RequestRow } from './queries/request-rows.ts';

type RequestAction = Parameters<typeof canWithRequest>[1];

/** A request on which the caller can act. @throws ApiError 404, 403, 409 */
export async function requireRequest(
  db: Db,
  actor: MemberActor,
  id: number,
  action: RequestAction,
): Promise<RequestRow> {
  const request = await findRequest(db, id);
  if (request === undefined) throw notFound();
  enforce(canWithRequest(actor, action, request));
  return request;
}

/** @throws ApiError 422 for more than a card can be charged */
export function requireCardAmount(
  cents: number,
  { cardAmountMax }: Pick<PaymentProvider, 'cardAmountMax'>,
): void {
  if (cents > cardAmountMax) throw invalidInput({ amount: ['is_too_large'] });
}

/** The tenant was shown another amount. */
export const amountChanged = () => refusal(409, 'EDITED_MEANWHILE', 'rent:amount_changed');

/** Another call came first. */
export const changedMeanwhile = () => conflict('rent:request_changed');
