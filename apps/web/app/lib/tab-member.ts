import { memberOfToken } from './session-token.ts';

/** The member whose pages this tab shows; null for visitors. */
let memberOfTab: number | null = null;
const forgets = new Set<(memberId: number) => void>();
const listeners = new Set<() => void>();

export function showMember(memberId: number | null): void {
  memberOfTab = memberId;
}

/**
 * Whether a token belongs to another member than this page: another tab has changed the session, and
 * the page does not show it yet. Its forms must not be sent with that token.
 */
export function isOtherMembers(token: string | null): boolean {
  const holder = memberOfToken(token);
  return memberOfTab !== null && holder !== null && holder !== memberOfTab;
}

/** A call was held back because of that. */
export function announceOtherMember(): void {
  for (const listener of listeners) listener();
}

/** Returns an unsubscribe function. */
export function onOtherMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a module holds in memory for a member goes when the tab shows another one. */
export function whenMemberLeaves(forget: (memberId: number) => void): void {
  forgets.add(forget);
}

export function leaveMember(memberId: number): void {
  for (const forget of forgets) forget(memberId);
}

let end: () => void = () => undefined;

/** Sets how the tab's live updates end. */
export function setLiveEnd(next: () => void): void {
  end = next;
}

/** Ends them before the session: the server would refuse the calls that are still on their way. */
export function endLive(): void {
  end();
}
