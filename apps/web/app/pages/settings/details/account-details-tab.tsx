import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import type { Settings } from '../load-settings.ts';
import { InactiveNote } from '../parts/inactive-note.tsx';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { isLister } from '../tabs.ts';
import { Appearance } from './appearance.tsx';
import { CancelHint, CloseAccount } from './close-account.tsx';
import { LoginInfo } from './login-info.tsx';
import { PhoneVisibility } from './phone-visibility.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecurityLog } from './security-log.tsx';
import { Sessions } from './sessions.tsx';
import type { Profile } from './use-profile.ts';

type AccountDetailsTabProps = Pick<Settings, 'user' | 'sessions' | 'securityLog'> & {
  profile: Profile;
};

/** A member's profile, login and preferences. */
export function AccountDetailsTab(props: AccountDetailsTabProps) {
  const { user, sessions, securityLog, profile } = props;
  const { t } = useTranslation('settings');
  const canClose = useFlag('deactivateAccount');
  const { member } = usePage();
  return (
    <>
      <InactiveNote user={user} />
      <ProfileForm user={user} profile={profile} />
      <LoginInfo user={user} />
      {isLister(user) && <PhoneVisibility user={user} />}
      <Appearance />
      <Sessions sessions={sessions} />
      <SecurityLog rows={securityLog} />
      {isLister(user) && <CancelHint />}
      {canClose && !member?.switched && <CloseAccount user={user} />}
      {canClose && member?.switched && (
        <Panel title={t('close_account')}>
          <Note>
            <p>{t('close_switched')}</p>
          </Note>
        </Panel>
      )}
    </>
  );
}
