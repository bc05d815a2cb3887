import type { Locale } from '@crewpad/domain';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayAndTime } from '../../../lib/format-times.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { chooseLanguage, saveTheme } from '../../../lib/preferences.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { SecurityRow, Settings } from '../load-settings.ts';
import { InactiveNote } from '../parts/inactive-note.tsx';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { isLister } from '../tabs.ts';
import { CancelHint, CloseAccount } from './close-account.tsx';
import classes from './details.module.css';
import { LoginInfo } from './login-info.tsx';
import { PhoneVisibility } from './phone-visibility.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import { useDeviceName } from './use-device-name.ts';
import type { Profile } from './use-profile.ts';

type AccountDetailsTabProps = Pick<Settings, 'user' | 'sessions' | 'securityLog'> & {
  profile: Profile;
};

/** A member's profile, login and preferences. */
export function AccountDetailsTab(props: AccountDetailsTabProps) {
  const { user, sessions, securityLog, profile } = props;
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

const THEMES = ['light', 'dark', 'auto'] as const;

/** Language and theme, as in the header. */
function Appearance() {
  const { t } = useTranslation('pages/settings');
  const { locale, locales, member } = usePage();
  const { choice, choose } = useTheme();
  return (
    <Panel title={t('look')}>
      <div className={formClasses.form}>
        <SelectField
          name="language"
          label={t('language')}
          hint={t('language_hint')}
          value={locale}
          onValue={(chosen) => chooseLanguage(chosen as Locale, member)}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
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

/** Failed logins, new devices and changes of the account. Null: only the member can see it. */
function SecurityLog({ rows }: { rows: readonly SecurityRow[] | null }) {
  const { t } = useTranslation('pages/settings');
  if (rows === null || rows.length === 0) return null;
  return (
    <Panel title={t('security_log')} text={t('security_log_text')}>
      <ul aria-label={t('security_log')} className={classes.list}>
        {rows.map((row) => (
          <SecurityItem key={row.id} {...row} />
        ))}
      </ul>
    </Panel>
  );
}

function SecurityItem({ event, at, device, network, changed }: SecurityRow) {
  const { t } = useTranslation('pages/settings');
  const { locale } = usePage();
  const nameOf = useDeviceName();
  const lines =
    event === 'support_changed'
      ? changed.map((what) => t(`support_changed_${what}`))
      : [t(`security_${event}`)];
  return (
    <li className={classes.item}>
      <p className={`${classes.facts} ${classes.grow}`}>
        {lines.map((words) => (
          <span key={words} className={classes.value}>
            {words}
          </span>
        ))}
        {device !== null && <span className={classes.label}>{nameOf(device)}</span>}
        {network !== null && (
          <span className={classes.label}>{t('security_network', { network })}</span>
        )}
        <span className={classes.label}>{dayAndTime(at, locale)}</span>
      </p>
    </li>
  );
}
