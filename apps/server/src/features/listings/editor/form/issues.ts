import type { contract } from '@crewpad/contract';
import { invalidInput } from '../../../../platform/errors.ts';

/** Something wrong with one field of a form. */
export interface Issue extends contract.listings.FieldIssue {
  /** The computed number that the text of the key needs. */
  value?: number;
}

/** @throws ApiError 422 with all issues, in their order; nothing when there are none. */
export function requireNoIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const errors: Record<string, string[]> = {};
  const values: Record<string, number> = {};
  for (const { field, key, value } of issues) {
    errors[field] = [...(errors[field] ?? []), key];
    if (value !== undefined) values[field] = value;
  }
  throw invalidInput(errors, values);
}
