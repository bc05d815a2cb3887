import type { contract } from '@crewpad/contract';

/** Navigation state for the wizard after a listing was copied over an existing draft. */
export interface CopiedDraft {
  text: string;
  replaced: contract.listings.Draft;
  /** The version of the copy: if the draft has changed, undoing would lose input. */
  version: number;
}

/** The navigation state, while the draft is still the copy. */
export function copiedDraft(state: unknown, version: number): CopiedDraft | null {
  const copied = (state as { copied?: CopiedDraft } | null)?.copied;
  return copied !== undefined && copied.version === version ? copied : null;
}
