import type { contract } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoint } from '../../lib/browser-call.ts';
import { useFormIssues } from '../../ui/form/use-form-issues.ts';
import { toast } from '../../ui/toast.ts';
import { useSave } from '../use-save.ts';
import { useTakeUser } from '../use-take-user.ts';
import { checkProfile, PROFILE_ORDER, type ProfileValues, profileOf } from './profile-values.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const sendProfile = endpoint<typeof contract.accounts.updateProfile>(
  'POST',
  '/account/user/update',
);

/** What the form of the profile knows and does. */
export function useProfile(user: contract.accounts.OwnUser) {
  const { t } = useTranslation('settings');
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

  useKeptDraft(user.id, isChanged ? values : null, (typed) => put({ ...latest.current, ...typed }));

  const set = (change: Partial<ProfileValues>) => {
    put({ ...latest.current, ...change });
    form.clear(...Object.keys(change));
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

  /** At once, as a new one is shown at once; what is typed stays typed. */
  const removePicture = async () => {
    const { body, issues } = checkProfile(saved);
    if (body === null) {
      form.show(issues);
      return false;
    }
    return save(async () => {
      const answer = await sendProfile({ body: { ...body, photo: null } });
      await take(answer.user);
    });
  };

  return { values, set, form, busy, submit, removePicture, isChanged };
}

export type Profile = ReturnType<typeof useProfile>;
