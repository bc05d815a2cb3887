import type { ShellMember } from '@crewpad/contract';
import { UNREAD_BADGE_MAX } from '@crewpad/domain';
import { entries as admin } from '../features/admin/entries.ts';
import { entries as billing } from '../features/billing/entries.ts';
import { entries as listings } from '../features/listings/entries.ts';
import { entries as messages } from '../features/messages/entries.ts';
import { entries as notifications } from '../features/notifications/entries.ts';
import { entries as rentals } from '../features/rentals/entries.ts';
import { entries as reports } from '../features/reports/entries.ts';
import { entries as search } from '../features/search/entries.ts';
import { entries as waitlist } from '../features/waitlist/entries.ts';
import { useFlag } from '../lib/page-context.ts';
import type { ShellEntry, Waiting } from '../lib/shell-entry.ts';
import { useNotifications, useUnread } from '../lib/unread-count.ts';
import { entries as settings } from '../pages/settings/entries.ts';

/** The entries of all features; a feature's table is a line here. */
const entries: readonly ShellEntry[] = [
  ...admin,
  ...billing,
  ...listings,
  ...messages,
  ...notifications,
  ...rentals,
  ...reports,
  ...search,
  ...settings,
  ...waitlist,
].toSorted((a, b) => a.order - b.order);

/** A member's entries in a place of the frame, in order. */
export function entriesFor(
  member: ShellMember,
  place: ShellEntry['in'][number],
): readonly ShellEntry[] {
  return entries.filter((entry) => entry.in.includes(place) && entry.shows?.(member) !== false);
}

/** A member's pending items. */
export function useWaiting(member: ShellMember): Readonly<Record<Waiting, number>> {
  const unread = useUnread(member);
  const notifications = useNotifications(member);
  const hasRequests = useFlag('paymentRequest');
  const answers = member.pending_invites + (hasRequests ? member.open_requests : 0);
  return { unread, notifications, answers };
}

/** Formats the badge: 1 to 100, then "99+". */
export function badgeText(count: number): string {
  return count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX - 1}+` : String(count);
}
