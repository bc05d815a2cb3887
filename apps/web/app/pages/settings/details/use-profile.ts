import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { RECENTLY_SAVED_MS } from '@crewpad/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { readDraft, storeDraft } from '../../../lib/drafts.ts';
import { ownLeaving } from '../../../lib/leave-page.ts';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';
import { checkProfile, PROFILE_ORDER, type ProfileValues, profileOf } from './profile-values.ts';

const NAME = 'profile';

/**
 * Preserves unsaved input across visits to other pages and reloads of data, in this tab and for
 * this member only. A reload or closing the tab asks for confirmation.
 * @param typed the unsaved values, or null
 */
function useUnsavedDraft(
  memberId: number,
  typed: ProfileValues | null,
  onTaken: (values: ProfileValues) => void,
): void {
  const store = (values: ProfileValues | null) => storeDraft(memberId, NAME, values, 'tab');
  const take = useEffectEvent(() => {
    const values = readDraft(memberId, NAME, 'tab');
    store(null);
    if (values !== null) onTaken(values as ProfileValues);
  });
  const hold = useEffectEvent(() => store(typed));
  useEffect(() => {
    take();
    return () => {
      hold();
    };
  }, []);

  useEffect(() => {
    if (typed === null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (ownLeaving() === null) event.preventDefault();
    };
    const keep = () => {
      if (ownLeaving() !== 'away') storeDraft(memberId, NAME, typed, 'tab');
    };
    // The back-forward cache restored the page: its state is newer.
    const forget = () => storeDraft(memberId, NAME, null, 'tab');
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', forget);
    };
  }, [memberId, typed]);
}

/** State and actions of the profile form. */
export function useProfile(user: contract.accounts.OwnUser) {
  const { t } = useTranslation('pages/settings');
  const form = useFormIssues();
  const take = useApplyUser();
  const { busy, save } = useSave(form, PROFILE_ORDER);
  const [values, setValues] = useState(() => profileOf(user));
  // Fields filled in simultaneously by a browser must not overwrite each other.
  const latest = useRef(values);
  const put = (next: ProfileValues) => {
    latest.current = next;
    setValues(next);
  };

  const saved = profileOf(user);
  const isChanged = JSON.stringify(saved) !== JSON.stringify(values);

  const [savedCount, setSavedCount] = useState(0);
  const [isRecentlySaved, setRecentlySaved] = useState(false);
  useEffect(() => {
    if (savedCount === 0) return;
    setRecentlySaved(true);
    const timer = setTimeout(() => setRecentlySaved(false), RECENTLY_SAVED_MS);
    return () => clearTimeout(timer);
  }, [savedCount]);

  useUnsavedDraft(user.id, isChanged ? values : null, (typed) =>
    put({ ...latest.current, ...typed }),
  );

  const set = (change: Partial<ProfileValues>) => {
    put({ ...latest.current, ...change });
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const { body, issues } = checkProfile(latest.current, saved);
    form.show(issues);
    if (body === null) return;
    await save(async () => {
      const answer = await call(accounts.updateProfile, { body });
      put(profileOf(answer.user));
      await take(answer.user);
      setSavedCount((last) => last + 1);
      toast({ kind: 'success', message: t('saved') });
    });
  };

  /** Immediately, like a new one; the input stays. */
  const removePicture = async () => {
    const { body, issues } = checkProfile(saved, saved);
    if (body === null) {
      form.show(issues);
      return false;
    }
    return save(async () => {
      const answer = await call(accounts.updateProfile, { body: { ...body, photo: null } });
      await take(answer.user);
    });
  };

  const isSaved = isRecentlySaved && !isChanged;
  return { values, set, form, busy, submit, removePicture, isChanged, isSaved };
}

export type Profile = ReturnType<typeof useProfile>;
