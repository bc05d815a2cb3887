import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '../../../../lib/page-context.ts';
import { forgetTyping, keepTyping, takeTyping, typingKey } from '../draft/kept-typing.ts';
import { EMPTY_FORM, sameForm, type WizardForm } from '../form/wizard-form.ts';
import type { LoginEnd } from './use-login-end.ts';
import type { Wizard } from './use-wizard.ts';

interface Parts {
  wizard: Wizard;
  login: LoginEnd;
  /** null: not published yet. */
  listing: number | null;
  /** The form as the server has it. */
  known: () => WizardForm;
  step: number;
  go: (step: number) => void;
}

/**
 * What is typed after the login ended stays in this browser, and is taken up again after the next
 * one. Returns whether it could be kept.
 */
export function useKeptTyping({ wizard, login, listing, known, step, go }: Parts): boolean {
  const { member } = usePage();
  const [owner, setOwner] = useState(member?.id ?? null);
  const [isKept, setIsKept] = useState(false);
  const { form, airports, dispatch } = wizard;
  const { hasEnded } = login;
  // Right after a login the page learns a moment later who it is; it never becomes another's.
  if (owner === null && member) setOwner(member.id);

  const resume = useEffectEvent((key: string) => {
    const kept = takeTyping(key);
    if (kept === null) return;
    const base = sameForm(form, EMPTY_FORM) ? form : kept.base;
    dispatch({ type: 'resume', base, mine: kept.form, airports: kept.airports });
    go(kept.step);
  });
  useEffect(() => {
    if (owner !== null) resume(typingKey(owner, listing));
  }, [owner, listing]);

  const base = useEffectEvent(known);
  useEffect(() => {
    if (!hasEnded || owner === null) return;
    setIsKept(keepTyping(typingKey(owner, listing), { base: base(), form, airports, step }));
  }, [hasEnded, owner, listing, form, airports, step]);

  useEffect(() => {
    if (hasEnded || !isKept || owner === null) return;
    forgetTyping(typingKey(owner, listing));
    setIsKept(false);
  }, [hasEnded, isKept, owner, listing]);

  return isKept;
}
