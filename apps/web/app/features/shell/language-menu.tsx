import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, type Locale } from '@crewpad/domain';
import { ES, FR, PT, US } from 'country-flag-icons/react/3x2';
import { useTranslation } from 'react-i18next';
import { shellText } from '../../i18n/en/shell.ts';
import { keepCookie } from '../../lib/cookies.ts';
import { usePage } from '../../lib/page-context.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import classes from './language-menu.module.css';

/** Each language in its own words: whoever looks for it cannot read the others. */
const LANGUAGES: Record<Locale, { label: string; Flag: typeof US }> = {
  en: { label: 'English', Flag: US },
  es: { label: 'Español', Flag: ES },
  fr: { label: 'Français', Flag: FR },
  pt: { label: 'Português', Flag: PT },
};

export function LanguageMenu() {
  const { t } = useTranslation(shellText);
  const { locale, locales } = usePage();
  const choices = locales.map((value) => {
    const { label, Flag } = LANGUAGES[value];
    return { value, label, icon: <Flag className={classes.flag} aria-hidden /> };
  });

  const choose = (chosen: Locale) => {
    if (chosen === locale) return;
    keepCookie(LANGUAGE_COOKIE, chosen, LANGUAGE_COOKIE_DAYS);
    window.location.reload();
  };

  return <ChoiceMenu label={t('language')} choices={choices} value={locale} onChoose={choose} />;
}
