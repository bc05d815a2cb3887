import type { ShellMember } from '@crewpad/contract';
import type { Icon } from '@tabler/icons-react';

/** A pending count on an entry. */
export type Waiting = 'unread' | 'notifications' | 'answers';

/**
 * A feature's entries in the page frame: the `header` of wide screens, the `bar` at the bottom of
 * phones, the `menu`, and what needs `attention`.
 */
export interface ShellEntry {
  to: string;
  label:
    | 'my_messages'
    | 'my_crashpad'
    | 'my_crew'
    | 'my_rentals'
    | 'my_notifications'
    | 'dashboard'
    | 'search'
    | 'saved'
    | 'account'
    | 'receipts'
    | 'settings'
    | 'admin'
    | 'finish_sign_up'
    | 'expired'
    | 'invites_wait';
  /** The short label in the bar. */
  short?: 'messages' | 'crashpads_short' | 'rental_short';
  Icon: Icon;
  in: readonly ('header' | 'bar' | 'menu' | 'attention')[];
  /** Smaller ones come first. */
  order: number;
  shows?: (member: ShellMember) => boolean;
  waiting?: Waiting;
}

/** Whether a member can use features that require an active account. */
export const isActive = ({ status }: ShellMember): boolean => status === 'ACTIVE';
