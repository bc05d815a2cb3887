import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { canWithRequest } from './policy.ts';
import { findRequest, type RequestRow } from './queries/request-rows.ts';

type RequestAction = Parameters<typeof canWithRequest>[1];

/** A request with which the caller may do something. @throws ApiError 404, 403, 409 */
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

/** Another call was first. */
export const changedMeanwhile = () =>
  conflict('A payment of this request is in progress, or it has changed. Please look at it again.');
