import type { contract } from '@crewpad/contract';
import { invalidInput } from '../../../../platform/errors.ts';

/** An error of one field of a form. */
export interface Issue extends contract.listings.FieldIssue {
  /** A number for the error text. */
  value?: number;
}

/** @throws ApiError 422 with all issues in order, if any. */
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
