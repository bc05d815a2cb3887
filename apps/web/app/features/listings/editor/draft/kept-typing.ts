import { draftOf, formOf, type WizardForm } from '../form/wizard-form.ts';
import type { KnownAirport } from '../form/wizard-state.ts';

/** What was typed when the login ended, with what the server had then. */
export interface KeptTyping {
  base: WizardForm;
  form: WizardForm;
  airports: readonly KnownAirport[];
  step: number;
}

/** The place of one member's typing; `listing` is null for the one that is not published yet. */
export function typingKey(memberId: number, listing: number | null): string {
  return `wizard_typing_${memberId}_${listing ?? 'new'}`;
}

/** Whether it could be kept. */
export function keepTyping(key: string, { base, form, ...rest }: KeptTyping): boolean {
  try {
    const text = JSON.stringify({ ...rest, base: draftOf(base), form: draftOf(form) });
    window.sessionStorage.setItem(key, text);
    return true;
  } catch {
    // Private mode or a full store: leaving the page then asks first.
    return false;
  }
}

export function forgetTyping(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept either.
  }
}

/** What was kept, which is forgotten with that. */
export function takeTyping(key: string): KeptTyping | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    forgetTyping(key);
    return kept && { ...kept, base: formOf(kept.base), form: formOf(kept.form) };
  } catch {
    return null;
  }
}
