import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { type Locale, MEMBER_GENDERS, PROFILE_BIRTH_YEAR_MIN } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useOptimistic, useTransition } from 'react';
import {
  AirlineField,
  BirthdayField,
  NameFields,
  PhoneField,
} from '../../../features/accounts/index.ts';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { chooseLanguage, saveTheme } from '../../../lib/preferences.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Settings } from '../load-settings.ts';
import { canChange, INACTIVE_NOTE, InactiveNote, Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { isLister } from '../tabs.ts';
import { useApplyUser, useSave } from '../use-save.ts';
import { CancelHint, CloseAccount } from './close-account.tsx';
import { footClass } from './details-classes.ts';
import { LoginInfo } from './login-info.tsx';
import { PictureField } from './picture-field.tsx';
import type { Profile } from './use-profile.ts';

/** The profile form. */
function ProfileForm({ user, profile }: { user: contract.accounts.OwnUser; profile: Profile }) {
  const { t } = useTranslation('pages/settings');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const { values, set, form, busy, submit, removePicture, isChanged, isSaved } = profile;
  const isOpen = canChange(user);
  const { year } = usePage();
  const years = { from: PROFILE_BIRTH_YEAR_MIN, to: year };
  return (
    <Panel title={t('profile')} text={t('profile_text')}>
      <Form form={form} onSubmit={submit}>
        <PictureField
          name={user.display_name || user.first_name}
          photo={user.photo}
          disabled={!hydrated || !isOpen}
          onRemove={removePicture}
        />
        <NameFields value={values} onValue={set} keyOf={form.keyOf} />
        <PhoneField
          name="phone_number"
          label={t('phone_number')}
          hint={t(isLister(user) ? 'phone_hint' : 'phone_hint_member')}
          value={values.phone_number}
          country={values.country_code}
          onValue={(phone_number, country_code) => set({ phone_number, country_code })}
          issue={form.keyOf('phone_number') ?? form.keyOf('country_code')}
        />
        <BirthdayField value={values} onValue={set} keyOf={form.keyOf} years={years} />
        <div className={twoClass}>
          <TextField
            name="display_name"
            label={t('display_name')}
            hint={t('display_name_hint')}
            autoComplete="nickname"
            maxLength={100}
            value={values.display_name}
            onValue={(display_name) => set({ display_name })}
            issue={form.keyOf('display_name')}
          />
          <TextField
            name="middle_name"
            label={t('middle_name')}
            optional
            autoComplete="additional-name"
            maxLength={100}
            value={values.middle_name}
            onValue={(middle_name) => set({ middle_name })}
            issue={form.keyOf('middle_name')}
          />
        </div>
        <div className={twoClass}>
          <AirlineField
            name="airlines"
            label={t('airlines')}
            hint={t('airlines_hint')}
            optional
            value={values.airlines}
            onValue={(airlines) => set({ airlines })}
            issue={form.keyOf('airlines')}
          />
          <SelectField
            name="gender"
            label={t('gender')}
            optional
            value={values.gender}
            onValue={(gender) => set({ gender })}
            issue={form.keyOf('gender')}
          >
            <option value="">{f('choose')}</option>
            {MEMBER_GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`gender_${gender}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          name="about"
          label={t('about')}
          hint={t('about_hint')}
          optional
          maxLength={2000}
          value={values.about}
          onValue={(about) => set({ about })}
          issue={form.keyOf('about')}
        />
        <div className={footClass}>
          <Button
            type="submit"
            variant="accent"
            // Never while saving, because it would lose the focus.
            disabled={!hydrated || !isOpen}
            aria-describedby={isOpen ? undefined : INACTIVE_NOTE}
          >
            {isSaved && <IconCheck aria-hidden size={20} />}
            {busy ? f('one_moment') : t(isSaved ? 'just_saved' : 'save')}
          </Button>
          <p role="status" className="m-0 text-xs text-muted">
            {isChanged ? t('not_saved') : ''}
          </p>
        </div>
      </Form>
    </Panel>
  );
}

type Preferences = Pick<
  contract.accounts.OwnUser,
  'approval_public_phone_user' | 'approval_public_phone_tenant'
>;
type Change = { approval_public_phone_user: 0 | 1 } | { approval_public_phone_tenant: 0 | 2 };

/** Who sees a lister's phone number. Takes effect immediately; an error reverts the switch. */
function PhoneVisibility({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const applyUser = useApplyUser();
  // One per switch, because both may be saving at the same time.
  const forAll = useSave();
  const forTenants = useSave();
  const [, startTransition] = useTransition();
  const [preferences, expect] = useOptimistic<Preferences, Change>(user, (now, change) => ({
    ...now,
    ...change,
  }));

  const change = (to: Change, { save }: Pick<ReturnType<typeof useSave>, 'save'>) =>
    startTransition(async () => {
      expect(to);
      const [value] = Object.values(to);
      await save(async () => {
        const body = { approval_public_phone: value, ...to };
        const answer = await call(accounts.setPhoneVisibility, { body }, { keepalive: true });
        await applyUser(answer.user);
        toast({ kind: 'success', message: t('phone_saved') });
      });
    });

  const isForAll = preferences.approval_public_phone_user === 1;
  return (
    <Panel title={t('phone_visibility')} text={t('phone_visibility_text')}>
      {user.phone_number === null && (
        <Note kind="warn">
          <p>{t('phone_none')}</p>
        </Note>
      )}
      <div>
        <SwitchRow
          label={t('phone_all')}
          text={t('phone_all_text')}
          checked={isForAll}
          disabled={!hydrated || !canChange(user)}
          onChange={(isOn) => change({ approval_public_phone_user: isOn ? 1 : 0 }, forAll)}
        />
        <SwitchRow
          label={t('phone_tenants')}
          text={t(isForAll ? 'phone_tenants_too' : 'phone_tenants_text')}
          checked={preferences.approval_public_phone_tenant === 2}
          disabled={!hydrated || !canChange(user)}
          onChange={(isOn) => change({ approval_public_phone_tenant: isOn ? 2 : 0 }, forTenants)}
        />
      </div>
    </Panel>
  );
}

type AccountDetailsTabProps = Pick<Settings, 'user'> & { profile: Profile };

/** A member's profile, login and preferences. */
export function AccountDetailsTab({ user, profile }: AccountDetailsTabProps) {
  const { t } = useTranslation('pages/settings');
  const canClose = useFlag('deactivateAccount');
  const { member } = usePage();
  return (
    <>
      <InactiveNote user={user} />
      <ProfileForm user={user} profile={profile} />
      <LoginInfo user={user} />
      {isLister(user) && <PhoneVisibility user={user} />}
      <Appearance />
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

const THEMES = ['light', 'dark', 'auto'] as const;

/** Language and theme, as in the header. */
function Appearance() {
  const { t } = useTranslation('pages/settings');
  const { locale, locales, member } = usePage();
  const { choice, choose } = useTheme();
  return (
    <Panel title={t('look')}>
      <div className="grid gap-6">
        <SelectField
          name="language"
          label={t('language')}
          hint={t('language_hint')}
          value={locale}
          onValue={(locale) => chooseLanguage(locale as Locale, member)}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </SelectField>
        <RadioField
          name="theme"
          label={t('theme')}
          choices={THEMES.map((value) => ({ value, label: t(`theme_${value}`) }))}
          value={choice}
          onValue={(theme) => {
            choose(theme);
            saveTheme(theme, member);
          }}
        />
      </div>
    </Panel>
  );
}
