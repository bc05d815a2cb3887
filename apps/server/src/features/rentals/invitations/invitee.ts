import { instantAt } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { RentalRow } from '../queries/rental-rows.ts';

type Invited = Pick<RentalRow, 'user_id' | 'email'>;

/** Whether a member is the one who was invited, their email verified or not. */
export function isInvited(member: { id: number; email: string }, rental: Invited): boolean {
  if (rental.user_id !== null) return member.id === rental.user_id;
  return sameEmail(member.email, rental.email);
}

/** Letter case makes no difference to whom an email reaches. */
export const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const isOwnSession = ({ session }: MemberActor) => session.adminSessionId === null;

/** Whether the agreed end of a stay is over. */
export function isOver({ checkout_date, checkout_time, time_zone }: RentalRow, now: Date): boolean {
  if (checkout_date === null) return false;
  return instantAt(checkout_date, checkout_time ?? '00:00', time_zone) <= now;
}
