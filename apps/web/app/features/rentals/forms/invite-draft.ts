import { BLANK, type InviteValues } from './invite-values.ts';

/** Of one member: another who logs in in this tab must not see it. */
const keyOf = (memberId: number) => `invite_draft_${memberId}`;

/** An invitation that was interrupted, for as long as the tab stays open; null: there is none. */
export function readDraft(memberId: number): InviteValues | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const texts = Object.entries(kept).filter(
      ([field, value]) => field in BLANK && typeof value === 'string',
    );
    return { ...BLANK, ...Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

/** Keeps an invitation until it is sent; null: forgets it. */
export function keepDraft(memberId: number, values: InviteValues | null): void {
  try {
    if (values === null) window.sessionStorage.removeItem(keyOf(memberId));
    else window.sessionStorage.setItem(keyOf(memberId), JSON.stringify(values));
  } catch {
    // No storage allowed: the form is simply not kept.
  }
}
