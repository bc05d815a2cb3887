import { readDraft, storeDraft } from '../../../../lib/drafts.ts';
import { draftOf, formOf, type WizardForm } from '../form/wizard-form.ts';
import type { KnownAirport } from '../form/wizard-state.ts';

/** The input when the login ended, with the server's state at that time. */
export interface TypedInput {
  base: WizardForm;
  form: WizardForm;
  airports: readonly KnownAirport[];
  step: number;
}

/** Of a listing, or of an unpublished one (null). */
const nameOf = (listing: number | null) => `wizard-${listing ?? 'new'}`;

/** Returns whether it was stored. If not, leaving the page asks first. */
export function storeTypedInput(
  memberId: number,
  listing: number | null,
  { base, form, ...rest }: TypedInput,
): boolean {
  const draft = { ...rest, base: draftOf(base), form: draftOf(form) };
  return storeDraft(memberId, nameOf(listing), draft, 'tab');
}

export function forgetTyping(memberId: number, listing: number | null): void {
  storeDraft(memberId, nameOf(listing), null, 'tab');
}

/** Returns the stored input and deletes it. */
export function takeStoredInput(memberId: number, listing: number | null): TypedInput | null {
  const kept = readDraft(memberId, nameOf(listing), 'tab') as ReturnType<typeof JSON.parse>;
  forgetTyping(memberId, listing);
  try {
    return kept && { ...kept, base: formOf(kept.base), form: formOf(kept.form) };
  } catch {
    return null;
  }
}
