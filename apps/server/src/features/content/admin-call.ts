import type { MemberContext } from '../../http/pipeline/context.ts';
import type { Clock } from '../../platform/clock.ts';

/** The admin who changes site content, for the audit trail. */
export interface AdminCall {
  adminId: number;
  address: string;
  now: Date;
}

export function adminCall({ actor, address }: MemberContext, clock: Clock): AdminCall {
  return { adminId: actor.id, address, now: clock.now() };
}
