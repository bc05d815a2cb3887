import type { OwnUser, updateProfile } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsText } from '../../../i18n/en/settings.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useSave } from '../use-save.ts';
import { useTakeUser } from '../use-take-user.ts';
import { checkProfile, PROFILE_ORDER, type ProfileValues, profileOf } from './profile-values.ts';

const sendProfile = endpoint<typeof updateProfile>('POST', '/account/user/update');

/** What the form of the profile knows and does. */
export function useProfile(user: OwnUser) {
  const { t } = useTranslation(settingsText);
  const form = useFormIssues();
  const take = useTakeUser();
  const { busy, save } = useSave(form, PROFILE_ORDER);
  const [values, setValues] = useState(() => profileOf(user));
  // Fields that are filled in at once, as browsers do, must not undo each other.
  const latest = useRef(values);
  const put = (next: ProfileValues) => {
    latest.current = next;
    setValues(next);
  };

  const saved = profileOf(user);
  const isChanged = JSON.stringify(saved) !== JSON.stringify(values);

  const set = (change: Partial<ProfileValues>) => {
    put({ ...latest.current, ...change });
    form.mend(...Object.keys(change));
  };

  const submit = async () => {
    const { body, issues } = checkProfile(latest.current);
    form.show(issues);
    if (body === null) return;
    await save(async () => {
      const answer = await sendProfile({ body });
      put(profileOf(answer.user));
      await take(answer.user);
      toast({ kind: 'success', message: t('saved') });
    });
  };

  return { values, set, form, busy, submit, isChanged };
}

export type Profile = ReturnType<typeof useProfile>;
