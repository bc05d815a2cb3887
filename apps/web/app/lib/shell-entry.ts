import type { ShellMember } from '@crewpad/contract';
import type { Icon } from '@tabler/icons-react';

/** A number that waits behind an entry. */
export type Waiting = 'unread' | 'notifications' | 'pending_invites';

/**
 * What a feature adds for members to the frame of every page: the `header` of wide screens, the `bar`
 * at the lower edge of phones, the `menu`, and what needs `attention` first.
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
  /** In the bar, where words must be short. */
  short?: 'messages' | 'crashpads_short' | 'rental_short';
  Icon: Icon;
  in: readonly ('header' | 'bar' | 'menu' | 'attention')[];
  /** The smaller comes first. */
  order: number;
  shows?: (member: ShellMember) => boolean;
  waiting?: Waiting;
}

/** Whether a member may use what needs an active account. */
export const isActive = ({ status }: ShellMember): boolean => status === 'ACTIVE';
