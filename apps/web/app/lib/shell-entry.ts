import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import type { Icon } from '@tabler/icons-react';

/** A pending count on an entry. */
export type Waiting = 'unread' | 'notifications' | 'answers';

/**
 * A feature's entries in the page frame: the `header` of wide screens, its `icons` of every
 * screen, the `bar` at the bottom of phones and what is behind its `more`, the `menu`, and what needs
 * `attention`.
 */
export interface ShellEntry {
  to: string;
  label:
    | 'my_messages'
    | 'my_crashpad'
    | 'my_crew'
    | 'money'
    | 'waitlists'
    | 'my_rentals'
    | 'my_notifications'
    | 'dashboard'
    | 'search'
    | 'saved'
    | 'account'
    | 'receipts'
    | 'settings'
    | 'admin'
    | 'public_site'
    | 'finish_sign_up'
    | 'expired'
    | 'invites_wait';
  /** Other pages of it: there it is marked as well. */
  also?: readonly string[];
  /** The short label in the bar. */
  short?: 'dashboard_short' | 'messages' | 'crashpads_short' | 'crew_short' | 'rental_short';
  Icon: Icon;
  in: readonly ('header' | 'icons' | 'bar' | 'more' | 'menu' | 'attention')[];
  /** Smaller ones come first. */
  order: number;
  shows?: (member: ShellMember) => boolean;
  waiting?: Waiting;
}

/** Whether a member can use features that require an active account. */
export const isActive = ({ status }: ShellMember): boolean => status === 'ACTIVE';

/** Whether a member has the frame of listers. */
export const isLister = (member: ShellMember): boolean =>
  isActive(member) && isListerPlan(member.user_plan);
