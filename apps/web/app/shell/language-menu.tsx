import type { Locale } from '@crewpad/domain';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import classes from './language-menu.module.css';

/** The language of the page, with a menu of others. */
export function useLanguage() {
  const { locale, locales, member } = usePage();
  const choose = async (chosen: Locale) => {
    if (chosen === locale) return;
    const { chooseLanguage } = await import('../lib/preferences.ts');
    await chooseLanguage(chosen, member);
  };
  return { locale, locales, choose };
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { locale, locales, choose } = useLanguage();
  const choices = locales.map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
    icon: (
      <img
        src={`/images/flags/${value}.svg`}
        alt=""
        width={24}
        height={16}
        className={classes.flag}
      />
    ),
  }));
  return <ChoiceMenu label={t('language')} choices={choices} value={locale} onChoose={choose} />;
}
