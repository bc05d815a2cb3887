import { useRef, useState } from 'react';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import type { Details, Passwords } from '../draft.ts';

/**
 * The account details input and its errors.
 * @param onChange stores the input, except passwords
 */
export function useTypedDetails(
  initial: Details,
  initialPasswords: Passwords | null,
  onChange: (details: Details) => void,
) {
  const form = useFormIssues();
  const [details, setDetails] = useState<Details>(initial);
  const [passwords, setPasswords] = useState(
    () => initialPasswords ?? { password: '', confirm_password: '' },
  );

  // Fields filled in simultaneously by a browser must not overwrite each other.
  const latest = useRef<Details>(initial);
  const set = (change: Partial<Details>) => {
    latest.current = { ...latest.current, ...change };
    setDetails(latest.current);
    onChange(latest.current);
    form.clear(...Object.keys(change));
  };
  const setPassword = (change: Partial<Passwords>) => {
    setPasswords((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };
  return { details, set, passwords, setPassword, form };
}
