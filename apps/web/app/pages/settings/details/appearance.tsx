import type { Locale } from '@crewpad/domain';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { chooseLanguage, saveTheme } from '../../../lib/preferences.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Panel } from '../parts/panel.tsx';

const THEMES = ['light', 'dark', 'auto'] as const;

/** Language and theme, as in the header. */
export function Appearance() {
  const { t } = useTranslation('settings');
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
