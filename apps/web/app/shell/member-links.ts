import type { ShellMember } from '@crewpad/contract';
import { isListerPlan, UNREAD_BADGE_MAX } from '@crewpad/domain';

export interface MemberLink {
  to: string;
  label: 'my_messages' | 'my_crashpad' | 'my_crew' | 'my_rentals';
  /** The number of waiting items, and the text that announces it. */
  waiting?: { count: number; announced: 'unread' | 'invites' };
}

/** The links of a member. Messages, listings and crew need an ACTIVE account. */
export function memberLinks(member: ShellMember): MemberLink[] {
  const links: MemberLink[] = [];
  const isActive = member.status === 'ACTIVE';
  if (isActive) {
    links.push({
      to: '/messages',
      label: 'my_messages',
      waiting: { count: member.unread, announced: 'unread' },
    });
  }
  if (isActive && isListerPlan(member.user_plan)) {
    links.push({ to: '/my-crashpads', label: 'my_crashpad' }, { to: '/my-crew', label: 'my_crew' });
  }
  if (member.pending_invites > 0 || member.has_rentals) {
    links.push({
      to: '/my-crashpad',
      label: 'my_rentals',
      waiting: { count: member.pending_invites, announced: 'invites' },
    });
  }
  return links;
}

/** Formats the badge: 1 to 100, then "99+". */
export function badgeText(count: number): string {
  return count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX - 1}+` : String(count);
}
