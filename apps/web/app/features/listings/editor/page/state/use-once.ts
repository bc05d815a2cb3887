import { useRef } from 'react';
import { sameForm, type WizardForm } from '../../form/wizard-form.ts';

interface Sent<T> {
  key: string;
  form: WizardForm;
  body: T;
}

/**
 * Uses the same key while the form is unchanged: a listing that was saved although its answer was
 * lost is not created twice.
 */
export function useOnce<T>() {
  const sent = useRef<Sent<T>>(undefined);
  return (form: WizardForm, make: () => T): Sent<T> => {
    const last = sent.current;
    if (last && sameForm(last.form, form)) return last;
    sent.current = { key: crypto.randomUUID(), form, body: make() };
    return sent.current;
  };
}
