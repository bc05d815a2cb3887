import { useEffect, useState } from 'react';
import { languageOfTexts } from '../i18n/texts.ts';
import { usePage } from './page-context.ts';

type NameOf = (country: string, city: string) => string;
const asStored: NameOf = (_country, city) => city;

/**
 * Names cities in the page's language where only the browser knows which: they are stored with
 * their names in the reference data. The list of names loads after the first paint.
 */
export function useCityNames(): NameOf {
  const { locale } = usePage();
  const [names, setNames] = useState<{ locale: string; nameOf: NameOf }>();
  useEffect(() => {
    if (languageOfTexts(locale) === 'en') return;
    let isCurrent = true;
    import('./city-names.ts').then(({ cityNames }) => {
      if (isCurrent) setNames({ locale, nameOf: cityNames(locale) });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return names?.locale === locale ? names.nameOf : asStored;
}
