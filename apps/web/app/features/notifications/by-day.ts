import type { contract } from '@crewpad/contract';
import { type Clock, dayOf } from '../../lib/when.ts';

type Notification = contract.notifications.Notification;

/** Notifications of one local day. */
export interface Day {
  title: string;
  notifications: Notification[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Groups notifications by day, newest first. */
export function byDay(
  notifications: readonly Notification[],
  clock: Clock,
  words: { today: string; yesterday: string },
  now: Date,
): Day[] {
  const today = dayOf(now.toISOString(), clock);
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS).toISOString(), clock);
  const days: Day[] = [];
  for (const notification of notifications) {
    const day = dayOf(notification.created, clock);
    const title = day === today ? words.today : day === yesterday ? words.yesterday : day;
    const last = days.at(-1);
    if (last?.title === title) last.notifications.push(notification);
    else days.push({ title, notifications: [notification] });
  }
  return days;
}
