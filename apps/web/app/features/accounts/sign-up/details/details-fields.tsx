import { HEAR_ABOUT_US, MEMBER_GENDERS } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { RadioField } from '../../../../ui/form/choice-fields.tsx';
import { groupClass, linkClass, twoClass } from '../../../../ui/form/form-classes.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { withEmail } from '../../with-email.ts';
import type { Details, Passwords } from '../draft.ts';
import { AirlineField } from '../fields/airline-field.tsx';
import { BirthdayField } from '../fields/birthday-field.tsx';
import { NameFields } from '../fields/name-fields.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { DETAILS_STEPS, type DetailsStep } from './check-details.ts';

interface DetailsFieldsProps extends ReturnType<typeof useTypedDetails> {
  /** The email and the referral are known from an invitation and cannot be changed. */
  isInvited?: boolean;
  /** The member wants a common password. */
  useAnyway?: () => void;
}

/** The account detail fields of one screen. */
export function DetailsFields({ step, ...props }: DetailsFieldsProps & { step: DetailsStep }) {
  const Fields = FIELDS[step];
  return <Fields {...props} />;
}

function AboutYou({ details, set, form, isInvited }: DetailsFieldsProps) {
  const { t } = useTranslation('accounts/sign-up');
  const { t: f } = useTranslation('ui/form');
  return (
    <section className={groupClass} aria-labelledby="about-you">
      <h2 id="about-you" className="m-0 text-md">
        {t('about_you')}
      </h2>
      <NameFields value={details} onValue={set} keyOf={form.keyOf} />
      <TextField
        name="display_name"
        label={t('display_name')}
        hint={t('display_name_hint')}
        autoComplete="nickname"
        maxLength={100}
        value={details.display_name}
        onValue={(display_name) => set({ display_name })}
        issue={form.keyOf('display_name')}
      />
      <RadioField
        name="gender"
        label={t('gender')}
        choices={MEMBER_GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
        value={details.gender}
        onValue={(gender) => set({ gender })}
        issue={form.keyOf('gender')}
      />
      <BirthdayField value={details} onValue={set} keyOf={form.keyOf} />
      {isInvited ? (
        <TextField
          readOnly
          name="hear_about_us"
          label={t('hear_about_us')}
          value={t('hear_landlord')}
          onValue={() => undefined}
        />
      ) : (
        <SelectField
          name="hear_about_us"
          label={t('hear_about_us')}
          value={details.hear_about_us}
          onValue={(hear_about_us) => set({ hear_about_us })}
          issue={form.keyOf('hear_about_us')}
        >
          <option value="">{f('choose')}</option>
          {HEAR_ABOUT_US.map((value) => (
            <option key={value} value={value}>
              {t(`hear_${value}`)}
            </option>
          ))}
        </SelectField>
      )}
    </section>
  );
}

function ContactAndLogin(props: DetailsFieldsProps) {
  const { details, set, passwords, setPassword, form, isInvited, useAnyway } = props;
  const { t } = useTranslation('accounts/sign-up');
  const email = {
    type: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 254,
    readOnly: isInvited,
  };
  return (
    <section className={groupClass} aria-labelledby="contact-and-login">
      <h2 id="contact-and-login" className="m-0 text-md">
        {t('contact_and_login')}
      </h2>
      <div className={twoClass}>
        <TextField
          {...email}
          name="email"
          label={t('email')}
          autoComplete="email"
          value={details.email}
          onValue={(value) => set({ email: value })}
          issue={form.keyOf('email')}
          more={
            form.keyOf('email') === 'email_is_taken' && (
              <Link to="/login" state={withEmail(details.email)} className={linkClass}>
                {t('login')}
              </Link>
            )
          }
        />
        <TextField
          {...email}
          name="confirm_email"
          label={t('confirm_email')}
          autoComplete="off"
          value={details.confirm_email}
          onValue={(confirm_email) => set({ confirm_email })}
          issue={form.keyOf('confirm_email')}
        />
      </div>
      <PhoneField
        name="phone_number"
        label={t('phone_number')}
        hint={t('phone_hint')}
        value={details.phone_number}
        country={details.country_code}
        onValue={(phone_number, country_code) => set({ phone_number, country_code })}
        issue={form.keyOf('phone_number') ?? form.keyOf('country_code')}
      />
      <div className={twoClass}>
        <NewPasswordFields
          values={passwords}
          set={setPassword}
          form={form}
          label={t('password')}
          hint={t('password_hint')}
          confirmLabel={t('confirm_password')}
          {...(useAnyway && { onUseAnyway: useAnyway })}
        />
      </div>
    </section>
  );
}

function ALittleMore({ details, set, form }: DetailsFieldsProps) {
  const { t } = useTranslation('accounts/sign-up');
  return (
    <section className={groupClass} aria-labelledby="a-little-more">
      <h2 id="a-little-more" className="m-0 text-md">
        {t('a_little_more')}
      </h2>
      <div className={twoClass}>
        <AirlineField
          name="airlines"
          label={t('airlines')}
          hint={t('airlines_hint')}
          optional
          value={details.airlines}
          onValue={(airlines) => set({ airlines })}
          issue={form.keyOf('airlines')}
        />
        <TextField
          name="referral_code"
          label={t('referral_code')}
          optional
          autoComplete="off"
          maxLength={100}
          value={details.referral_code}
          onValue={(referral_code) => set({ referral_code })}
          issue={form.keyOf('referral_code')}
        />
      </div>
      <TextAreaField
        name="about"
        label={t('about')}
        hint={t('about_hint')}
        optional
        maxLength={2000}
        value={details.about}
        onValue={(about) => set({ about })}
        issue={form.keyOf('about')}
      />
    </section>
  );
}

const FIELDS = { you: AboutYou, contact: ContactAndLogin, more: ALittleMore } as const;

/** How far the account details are, on their three short screens. A new screen starts here. */
export function DetailsProgress({ step }: { step: DetailsStep }) {
  const { t } = useTranslation('accounts/sign-up');
  const of = DETAILS_STEPS.length;
  const at = DETAILS_STEPS.indexOf(step) + 1;
  const progress = useRef<HTMLParagraphElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // The pressed button keeps its place, so new content starts here.
    progress.current?.focus({ preventScroll: true });
    progress.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [step]);
  return (
    <p
      ref={progress}
      tabIndex={-1}
      className="mx-0 mt-0 mb-6 text-xs font-medium text-ink-soft focus:outline-0"
    >
      {t('details_progress', { at, of })}
      <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-button [transition:width_var(--quick)] data-[at=1]:w-1/3 data-[at=2]:[width:66.667%] data-[at=3]:w-full"
          data-at={at}
        />
      </span>
    </p>
  );
}

/**
 * The account details input and its errors.
 * @param onChange stores the input, except passwords
 */
export function useTypedDetails(
  initial: Details,
  initialPasswords: Passwords | null,
  onChange: (details: Details) => void,
) {
  const form = useFormIssues();
  const [details, setDetails] = useState<Details>(initial);
  const [passwords, setPasswords] = useState(
    () => initialPasswords ?? { password: '', confirm_password: '' },
  );

  // Fields filled in simultaneously by a browser must not overwrite each other.
  const latest = useRef<Details>(initial);
  const set = (change: Partial<Details>) => {
    latest.current = { ...latest.current, ...change };
    setDetails(latest.current);
    onChange(latest.current);
    form.clear(...Object.keys(change));
  };
  const setPassword = (change: Partial<Passwords>) => {
    setPasswords((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };
  return { details, set, passwords, setPassword, form };
}
