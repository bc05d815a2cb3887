import { invalidInput } from '../../../../platform/errors.ts';

/** Something wrong with one field of a form, by its stable key. */
export interface Fault {
  field: string;
  key: string;
}

/** @throws ApiError 422 with all of them, in their order; nothing when there are none. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const { field, key } of faults) errors[field] = [...(errors[field] ?? []), key];
  throw invalidInput(errors);
}
