import type { contract } from '@crewpad/contract';
import { MEMBER_GENDERS, PROFILE_BIRTH_YEAR_MIN } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import {
  AirlineField,
  BirthdayField,
  NameFields,
  PhoneField,
} from '../../../features/accounts/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { canChange, INACTIVE_NOTE } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { isLister } from '../tabs.ts';
import classes from './details.module.css';
import { PictureField } from './picture-field.tsx';
import type { Profile } from './use-profile.ts';

/** The profile form. */
export function ProfileForm({
  user,
  profile,
}: {
  user: contract.accounts.OwnUser;
  profile: Profile;
}) {
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
        <div className={formClasses.two}>
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
        <div className={formClasses.two}>
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
        <div className={classes.foot}>
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
          <p role="status" className={classes.soft}>
            {isChanged ? t('not_saved') : ''}
          </p>
        </div>
      </Form>
    </Panel>
  );
}
