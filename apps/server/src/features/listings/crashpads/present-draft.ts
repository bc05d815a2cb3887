import type { Draft } from '@crewpad/contract';
import type { DraftRow } from './queries/get-draft.ts';

/** The listing that a lister is writing. Pure. */
export function presentDraft({ updated_at, ...draft }: DraftRow): Draft {
  return { ...draft, updated_at: updated_at.toISOString() };
}
