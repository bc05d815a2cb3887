import { BLANK, type InviteValues } from './invite-values.ts';

/** Per member: another member in this tab must not see it. */
const keyOf = (memberId: number) => `invite_draft_${memberId}`;

/** An interrupted invitation, while the tab stays open; null if none. */
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

/** Stores an invitation until it is sent; null deletes it. */
export function storeDraft(memberId: number, values: InviteValues | null): void {
  try {
    if (values === null) window.sessionStorage.removeItem(keyOf(memberId));
    else window.sessionStorage.setItem(keyOf(memberId), JSON.stringify(values));
  } catch {
    // Storage is disabled: the form is not stored.
  }
}
