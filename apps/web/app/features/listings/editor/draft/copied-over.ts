import type { contract } from '@crewpad/contract';

/** Comes along to the wizard from where a listing was copied over the draft that stood. */
export interface CopiedOver {
  text: string;
  replaced: contract.listings.Draft;
  /** Of the copy: once it is another one, undoing would lose what was typed since. */
  version: number;
}

/** What came along, as long as the draft is still the copy. */
export function copiedOver(state: unknown, version: number): CopiedOver | null {
  const copied = (state as { copied?: CopiedOver } | null)?.copied;
  return copied !== undefined && copied.version === version ? copied : null;
}
