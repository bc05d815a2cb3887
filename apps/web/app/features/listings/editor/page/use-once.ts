import { useRef } from 'react';
import { sameForm, type WizardForm } from '../form/wizard-form.ts';

interface Sent<T> {
  key: string;
  form: WizardForm;
  body: T;
}

/**
 * The same body under the same key for as long as the form is unchanged: a listing that was saved
 * although its answer got lost is not made twice.
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
