import type { Locale, ThemeChoice } from '@crewpad/domain';
import { type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLanguage } from './language-menu.tsx';
import classes from './page-choices.module.css';
import { THEMES, useThemeChoice } from './theme-menu.tsx';

/** Language and theme on narrow screens, whose header has no room for them. */
export function PageChoices() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const theme = useThemeChoice();
  return (
    <div className={classes.choices}>
      <Choice
        label={t('language')}
        value={language.locale}
        onValue={(chosen) => void language.choose(chosen as Locale)}
      >
        {language.locales.map((value) => (
          <option key={value} value={value}>
            {LANGUAGE_NAMES[value]}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('theme')}
        value={theme.choice}
        onValue={(chosen) => theme.choose(chosen as ThemeChoice)}
      >
        {THEMES.map(({ value }) => (
          <option key={value} value={value}>
            {t(`theme_${value}`)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onValue, children }: ChoiceProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={!hydrated}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
