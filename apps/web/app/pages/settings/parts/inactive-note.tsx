import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { tabAddress } from '../tabs.ts';
import { Note } from './note.tsx';

/** Why buttons are disabled for inactive members; they refer to it. */
export const INACTIVE_NOTE = 'inactive-note';

/** An inactive member can change their login, language and theme, but not their profile. */
export function canChange({ status }: Pick<contract.accounts.OwnUser, 'status'>): boolean {
  return status === 'ACTIVE';
}

/** Explains that the profile can't be changed now, and how to fix it. */
export function InactiveNote({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  if (canChange(user)) return null;
  const isUnpaid = owesSignUp(user);
  return (
    <Note kind="warn" id={INACTIVE_NOTE} title={t('inactive_title')}>
      <p>{t(isUnpaid ? 'inactive_unpaid' : 'inactive_no_card')}</p>
      <p>
        <LinkButton to={isUnpaid ? UNPAID_HOME : tabAddress('payment-method')} variant="accent">
          {t(isUnpaid ? 'finish_sign_up' : 'add_card')}
        </LinkButton>
      </p>
    </Note>
  );
}
