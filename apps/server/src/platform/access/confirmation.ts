import { CONFIRMED_MINUTES } from '@crewpad/domain';
import { Refusal } from '../errors.ts';
import type { MemberActor } from './actor.ts';

/** Until when a session that is confirmed now stays confirmed. */
export function confirmedUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000);
}

/**
 * Requires a recent login or confirmation in this session, in case someone else uses an open
 * browser. An admin who views as a member confirmed it when the view began.
 * @throws ApiError 403 CONFIRMATION_REQUIRED
 */
export function requireConfirmed({ session }: MemberActor, now: Date): void {
  const { adminSessionId, confirmation } = session;
  if (adminSessionId !== null) return;
  const { at, methods } = confirmation;
  if (at !== null && confirmedUntil(at) > now) return;
  throw new Refusal(403, {
    text: 'platform:confirmation_required',
    error_code: 'CONFIRMATION_REQUIRED',
    data: { methods: [...methods] },
  });
}
