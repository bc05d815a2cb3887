import type { contract } from '@crewpad/contract';

type Notification = contract.notifications.Notification;

/** Entries of one kind and crash pad of a day, newest first; usually one. */
export type Fold = readonly [Notification, ...Notification[]];

/** The entries of a day, those of one kind and crash pad together where the newest stands. Pure. */
export function foldsOf(notifications: readonly Notification[]): Fold[] {
  const folds = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of notifications) {
    const { id, kind, listing } = notification;
    const key = listing === null ? `one ${id}` : `${kind} ${listing.id}`;
    const fold = folds.get(key);
    if (fold === undefined) folds.set(key, [notification]);
    else fold.push(notification);
  }
  return [...folds.values()];
}

/** What the entries of a fold add up to, in whole cents; null if one has no amount. Pure. */
export function sumOf(fold: Fold): number | null {
  let sum = 0;
  for (const { data } of fold) {
    if (data.amount_cents === undefined) return null;
    sum += data.amount_cents;
  }
  return sum;
}
