import type { Locale } from '@crewpad/domain';
import { ES, FR, PT, US } from 'country-flag-icons/react/3x2';
import { useTranslation } from 'react-i18next';
import { shellText } from '../../i18n/en/shell.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { usePage } from '../../lib/page-context.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import classes from './language-menu.module.css';

const FLAGS: Record<Locale, typeof US> = { en: US, es: ES, fr: FR, pt: PT };

export function LanguageMenu() {
  const { t } = useTranslation(shellText);
  const { locale, locales, member } = usePage();
  const choices = locales.map((value) => {
    const Flag = FLAGS[value];
    const label = LANGUAGE_NAMES[value];
    return { value, label, icon: <Flag className={classes.flag} aria-hidden /> };
  });

  const choose = async (chosen: Locale) => {
    if (chosen === locale) return;
    const { chooseLanguage } = await import('../../lib/preferences.ts');
    await chooseLanguage(chosen, member);
  };

  return <ChoiceMenu label={t('language')} choices={choices} value={locale} onChoose={choose} />;
}
