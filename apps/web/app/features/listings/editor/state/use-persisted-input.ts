import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, storeDraft } from '../../../../lib/drafts.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { draftOf, EMPTY_FORM, formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';
import type { FormAirport } from '../form/wizard-state.ts';
import type { Editor } from './use-editor.ts';

interface InputOwner {
  /** The listing; null if not published yet. */
  listing: number | null;
  /** The form that the server has. */
  serverForm: () => WizardForm;
}

/**
 * Stores input typed after the login ended in this browser, and restores it after the next login.
 * Returns whether it could be stored.
 */
export function usePersistedInput(
  { wizard, login, step, go }: Editor,
  { listing, serverForm }: InputOwner,
): boolean {
  const { member } = usePage();
  const [owner, setOwner] = useState(member?.id ?? null);
  const [isStored, setStored] = useState(false);
  const { form, airports, dispatch } = wizard;
  const { hasEnded } = login;
  // Right after a login the page learns its member a moment later; the input never goes to another
  // one.
  if (owner === null && member) setOwner(member.id);

  const resume = useEffectEvent((memberId: number) => {
    const input = takeStoredInput(memberId, listing);
    if (input === null) return;
    const base = sameForm(form, EMPTY_FORM) ? form : input.base;
    dispatch({ type: 'resume', base, mine: input.form, airports: input.airports });
    go(input.step);
  });
  useEffect(() => {
    if (owner !== null) resume(owner);
  }, [owner]);

  const base = useEffectEvent(serverForm);
  useEffect(() => {
    if (!hasEnded || owner === null) return;
    setStored(storeTypedInput(owner, listing, { base: base(), form, airports, step }));
  }, [hasEnded, owner, listing, form, airports, step]);

  useEffect(() => {
    if (hasEnded || !isStored || owner === null) return;
    deleteStoredInput(owner, listing);
    setStored(false);
  }, [hasEnded, isStored, owner, listing]);

  return isStored;
}

/** The input when the login ended, with the server's state at that time. */
interface TypedInput {
  base: WizardForm;
  form: WizardForm;
  airports: readonly FormAirport[];
  step: number;
}

/** Of a listing, or of an unpublished one (null). */
const nameOf = (listing: number | null) => `wizard-${listing ?? 'new'}`;

/** Returns whether it was stored. If not, leaving the page asks first. */
function storeTypedInput(
  memberId: number,
  listing: number | null,
  { base, form, ...rest }: TypedInput,
): boolean {
  const draft = { ...rest, base: draftOf(base), form: draftOf(form) };
  return storeDraft(memberId, nameOf(listing), draft, 'tab');
}

function deleteStoredInput(memberId: number, listing: number | null): void {
  storeDraft(memberId, nameOf(listing), null, 'tab');
}

/** Returns the stored input and deletes it. */
function takeStoredInput(memberId: number, listing: number | null): TypedInput | null {
  const input = readDraft(memberId, nameOf(listing), 'tab') as ReturnType<typeof JSON.parse>;
  deleteStoredInput(memberId, listing);
  try {
    return input && { ...input, base: formOf(input.base), form: formOf(input.form) };
  } catch {
    return null;
  }
}
