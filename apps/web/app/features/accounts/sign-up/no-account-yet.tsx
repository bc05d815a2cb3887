import type { contract } from '@crewpad/contract';
import { maskedEmail } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endpoint } from '../../../lib/browser-call.ts';
import { storeReported } from './draft.ts';
import classes from './plans/plan-cards.module.css';

const readPending = endpoint<typeof contract.accounts.pendingOauth>('GET', '/oauth/pending');

/** After a login with another site: says that there is no account, and fills the form from there. */
export function NoAccountYet() {
  const { t } = useTranslation('sign-up');
  const [query] = useSearchParams();
  const isFromThere = query.has('social');
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    if (!isFromThere) return;
    readPending({}, { quiet: true, anonymous: true })
      .then(({ email, first_name, last_name }) => {
        const address = email ?? '';
        storeReported({ email: address, confirm_email: address, first_name, last_name });
        setEmail(email);
      })
      // It has expired: the person fills the form in.
      .catch(() => undefined);
  }, [isFromThere]);
  if (email === undefined) return null;
  return (
    <p role="status" className={classes.note}>
      {email === null ? t('no_account_yet') : t('no_account_for', { email: maskedEmail(email) })}
    </p>
  );
}
