import { readDraft, storeDraft } from '../../../../lib/drafts.ts';
import { BLANK, type InviteValues } from './invite-values.ts';

const NAME = 'invite';

/** An interrupted invitation, while the tab stays open; null if none. */
export function readInvite(memberId: number): InviteValues | null {
  const kept = readDraft(memberId, NAME, 'tab');
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.entries(kept).filter(
    ([field, value]) => field in BLANK && typeof value === 'string',
  );
  return { ...BLANK, ...Object.fromEntries(texts) };
}

/** Stores an invitation until it is sent; null deletes it. */
export function storeInvite(memberId: number, values: InviteValues | null): void {
  storeDraft(memberId, NAME, values, 'tab');
}
