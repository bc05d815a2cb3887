import { EMAIL_SEARCH_DEBOUNCE_MS, isEmail, storedEmail } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { findInvitee } from '../rental-calls.ts';
import type { InviteValues } from './invite-values.ts';

/** Looks up the account of the typed email, and fills in empty fields. */
export function useInvitee(
  values: InviteValues,
  set: (change: Partial<InviteValues>) => void,
  isNew: boolean,
) {
  const { t } = useTranslation('rental-forms');
  const [text, setText] = useState('');
  const { email } = values;
  const latest = useRef({ values, set });
  latest.current = { values, set };
  const filled = useRef<Partial<InviteValues>>({});

  useEffect(() => {
    if (!isNew || !isEmail(storedEmail(email))) return;
    const ends = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await findInvitee({ body: { email } }, { quiet: true, signal: ends.signal });
        if (ends.signal.aborted) return;
        if (found.id === null) return setText(t('email_new'));
        const { first_name, last_name, airline, phone_number } = found;
        setText(t('email_found', { name: `${first_name} ${last_name}`.trim() }));
        const { values: typed, set: fill } = latest.current;
        filled.current = {
          ...(typed.first_name === '' && { first_name }),
          ...(typed.last_name === '' && { last_name }),
          ...(typed.airline === '' && airline && { airline }),
          ...(typed.phone_number === '' && phone_number && { phone_number }),
        };
        fill(filled.current);
      } catch {
        // Refused or unreachable: the lister types the names.
      }
    }, EMAIL_SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, [email, isNew, t]);

  /** Another email is typed. @returns the filled-in values of the previous one, to be cleared */
  const forget = (): Partial<InviteValues> => {
    setText('');
    const stale = Object.entries(filled.current).filter(
      ([field, value]) => values[field as keyof InviteValues] === value,
    );
    filled.current = {};
    return Object.fromEntries(stale.map(([field]) => [field, '']));
  };
  return { text, forget };
}
