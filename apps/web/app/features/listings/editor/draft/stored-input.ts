import { draftOf, formOf, type WizardForm } from '../form/wizard-form.ts';
import type { KnownAirport } from '../form/wizard-state.ts';

/** The input when the login ended, with the server's state at that time. */
export interface TypedInput {
  base: WizardForm;
  form: WizardForm;
  airports: readonly KnownAirport[];
  step: number;
}

/** The storage key of a member's input; `listing` is null for an unpublished one. */
export function typingKey(memberId: number, listing: number | null): string {
  return `wizard_typing_${memberId}_${listing ?? 'new'}`;
}

/** Returns whether it was stored. */
export function storeTypedInput(key: string, { base, form, ...rest }: TypedInput): boolean {
  try {
    const text = JSON.stringify({ ...rest, base: draftOf(base), form: draftOf(form) });
    window.sessionStorage.setItem(key, text);
    return true;
  } catch {
    // Private mode or full storage: leaving the page then asks first.
    return false;
  }
}

export function forgetTyping(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}

/** Returns the stored input and deletes it. */
export function takeStoredInput(key: string): TypedInput | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    forgetTyping(key);
    return kept && { ...kept, base: formOf(kept.base), form: formOf(kept.form) };
  } catch {
    return null;
  }
}
