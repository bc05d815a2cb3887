import { useFlag } from '../../../lib/page-context.ts';
import type { Settings } from '../load-settings.ts';
import { InactiveNote } from '../parts/inactive-note.tsx';
import { isLister } from '../tabs.ts';
import { CancelHint, CloseAccount } from './close-account.tsx';
import { LoginInfo } from './login-info.tsx';
import { Look } from './look.tsx';
import { PhoneVisibility } from './phone-visibility.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import type { Profile } from './use-profile.ts';

type AccountDetailsTabProps = Pick<Settings, 'user' | 'sessions'> & { profile: Profile };

/** Who a member is, how he logs in, and how the site behaves for him. */
export function AccountDetailsTab({ user, sessions, profile }: AccountDetailsTabProps) {
  const canClose = useFlag('deactivateAccount');
  return (
    <>
      <InactiveNote user={user} />
      <ProfileForm user={user} profile={profile} />
      <LoginInfo user={user} />
      {isLister(user) && <PhoneVisibility user={user} />}
      <Look />
      <Sessions sessions={sessions} />
      {isLister(user) && <CancelHint />}
      {canClose && <CloseAccount user={user} />}
    </>
  );
}
