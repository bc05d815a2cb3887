import { instantAt } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { StoredRental } from '../queries/rental-rows.ts';

type Invited = Pick<StoredRental, 'user_id' | 'email'>;

/** Whether a member is the invited person, with or without a verified email. */
export function isInvited(member: { id: number; email: string }, rental: Invited): boolean {
  if (rental.user_id !== null) return member.id === rental.user_id;
  return sameEmail(member.email, rental.email);
}

/** Letter case does not matter for delivery. */
export const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const isOwnSession = ({ session }: MemberActor) => session.adminSessionId === null;

/** Whether the agreed end of a stay has passed. */
export function isOver(
  { checkout_date, checkout_time, time_zone }: StoredRental,
  now: Date,
): boolean {
  if (checkout_date === null) return false;
  return instantAt(checkout_date, checkout_time ?? '00:00', time_zone) <= now;
}
