import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { DEFAULT_COUNTRY, RECENTLY_SAVED_MS } from '@crewpad/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDayInMonth, isPossiblePhone, NO_SUCH_DAY } from '../../../features/accounts/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { readDraft, storeDraft } from '../../../lib/drafts.ts';
import { ownLeaving } from '../../../lib/leave-page.ts';
import { type FieldIssue, issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useApplyUser, useSave } from '../use-save.ts';

/** The profile values of the form's controls. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  middle_name: string;
  display_name: string;
  phone_number: string;
  country_code: string;
  birthdate_month: string;
  birthdate_day: string;
  birthdate_year: string;
  gender: string;
  airlines: string;
  about: string;
}

/** The validation order of the form. */
const PROFILE_ORDER: readonly string[] = [
  'first_name',
  'last_name',
  'phone_number',
  'country_code',
  'birthdate_year',
  'birthdate_month',
  'birthdate_day',
  'display_name',
  'middle_name',
  'gender',
  'airlines',
  'about',
];

function profileOf(user: contract.accounts.OwnUser): ProfileValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    middle_name: text(user.middle_name),
    display_name: user.display_name,
    phone_number: text(user.phone_number),
    country_code: user.country_code ?? DEFAULT_COUNTRY,
    birthdate_month: text(user.birthdate_month),
    birthdate_day: text(user.birthdate_day),
    birthdate_year: text(user.birthdate_year),
    gender: text(user.gender),
    airlines: text(user.airlines),
    about: user.about,
  };
}

/** The form for the server: numbers for the birthday, null for empty fields. */
function bodyOf(values: ProfileValues) {
  const number = (text: string) => (text === '' ? undefined : Number(text));
  return {
    ...values,
    middle_name: values.middle_name.trim() || null,
    birthdate_month: number(values.birthdate_month),
    birthdate_day: number(values.birthdate_day),
    birthdate_year: number(values.birthdate_year),
    gender: values.gender || null,
    airlines: values.airlines.trim() || null,
    about: values.about.trim() || null,
  };
}

/** The request body, and the errors in validation order. Names that are stored stay. */
export function checkProfile(values: ProfileValues, profile: ProfileValues) {
  const result = contract.accounts.profileForm.safeParse(bodyOf(values));
  const issues = issuesOf(result, PROFILE_ORDER);
  const nameIssues = result.success ? contract.accounts.nameFaults(result.data, profile) : {};
  issues.push(...issuesFromServer(nameIssues, PROFILE_ORDER));
  const isKnown = (field: string) => issues.some((issue) => issue.field === field);
  // Validates what the schema cannot: the calendar, and the phone numbers of each country.
  if (!isKnown('birthdate_day') && !isDayInMonth(values)) {
    issues.push({ field: 'birthdate_day', key: NO_SUCH_DAY });
  }
  if (!isKnown('phone_number') && !isPossiblePhone(values.phone_number)) {
    issues.push({ field: 'phone_number', key: 'please_enter_a_valid_phone_number' });
  }
  const place = ({ field }: FieldIssue) => PROFILE_ORDER.indexOf(field);
  issues.sort((a, b) => place(a) - place(b));
  return { body: result.success && issues.length === 0 ? result.data : null, issues };
}

const NAME = 'profile';

/**
 * Preserves unsaved input across visits to other pages and reloads of data, in this tab and for
 * this member only. A reload or closing the tab asks for confirmation.
 * @param unsaved the unsaved values, or null
 */
function useUnsavedDraft(
  memberId: number,
  unsaved: ProfileValues | null,
  onTaken: (values: ProfileValues) => void,
): void {
  const store = (values: ProfileValues | null) => storeDraft(memberId, NAME, values, 'tab');
  const take = useEffectEvent(() => {
    const values = readDraft(memberId, NAME, 'tab');
    store(null);
    if (values !== null) onTaken(values as ProfileValues);
  });
  const hold = useEffectEvent(() => store(unsaved));
  useEffect(() => {
    take();
    return () => {
      hold();
    };
  }, []);

  useEffect(() => {
    if (unsaved === null) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (ownLeaving() === null) event.preventDefault();
    };
    const keep = () => {
      if (ownLeaving() !== 'away') storeDraft(memberId, NAME, unsaved, 'tab');
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
  }, [memberId, unsaved]);
}

/** State and actions of the profile form. */
export function useProfile(user: contract.accounts.OwnUser) {
  const { t } = useTranslation('pages/settings');
  const form = useFormIssues();
  const applyUser = useApplyUser();
  const { busy, save } = useSave(form, PROFILE_ORDER);
  const [values, setValues] = useState(() => profileOf(user));
  // Fields filled in simultaneously by a browser must not overwrite each other.
  const latest = useRef(values);
  const put = (next: ProfileValues) => {
    latest.current = next;
    setValues(next);
  };

  const profile = profileOf(user);
  const isChanged = JSON.stringify(profile) !== JSON.stringify(values);

  const [savedCount, setSavedCount] = useState(0);
  const [isRecentlySaved, setRecentlySaved] = useState(false);
  useEffect(() => {
    if (savedCount === 0) return;
    setRecentlySaved(true);
    const timer = setTimeout(() => setRecentlySaved(false), RECENTLY_SAVED_MS);
    return () => clearTimeout(timer);
  }, [savedCount]);

  useUnsavedDraft(user.id, isChanged ? values : null, (draft) =>
    put({ ...latest.current, ...draft }),
  );

  const set = (change: Partial<ProfileValues>) => {
    put({ ...latest.current, ...change });
    form.clear(...Object.keys(change));
  };

  const submit = async () => {
    const { body, issues } = checkProfile(latest.current, profile);
    form.show(issues);
    if (body === null) return;
    await save(async () => {
      const answer = await call(accounts.updateProfile, { body });
      put(profileOf(answer.user));
      await applyUser(answer.user);
      setSavedCount((last) => last + 1);
      toast({ kind: 'success', message: t('saved') });
    });
  };

  /** Immediately, like a new one; the input stays. */
  const removePicture = async () => {
    const { body, issues } = checkProfile(profile, profile);
    if (body === null) {
      form.show(issues);
      return false;
    }
    return save(async () => {
      const answer = await call(accounts.updateProfile, { body: { ...body, photo: null } });
      await applyUser(answer.user);
    });
  };

  const isSaved = isRecentlySaved && !isChanged;
  return { values, set, form, busy, submit, removePicture, isChanged, isSaved };
}

export type Profile = ReturnType<typeof useProfile>;
