import type { BrandName, Locale } from '@crewpad/domain';
import { createInstance, type i18n } from 'i18next';
import { brands } from '../brand/brands.ts';
import { rewriter } from '../brand/wording.ts';

/** Stands for the brand's name in messages. */
const BRAND = '%brand%';

type Messages = Readonly<Record<string, string>>;

const catalogues = new Map<string, Messages>();
const instances = new Map<string, i18n>();

/** Locales that have texts of their own. The others show English, and the page says lang="en". */
const TRANSLATED: readonly Locale[] = ['en'];

export function languageOfTexts(locale: Locale): Locale {
  return TRANSLATED.includes(locale) ? locale : 'en';
}

/**
 * Adds an area's texts to the catalogue and returns the area's name, to be handed to
 * `useTranslation`. A page therefore carries the texts it uses and no others.
 */
export function defineMessages<const N extends string>(area: N, messages: Messages): N {
  catalogues.set(area, messages);
  for (const [key, instance] of instances) load(instance, key.split(' ')[0] as BrandName, area);
  return area;
}

/** The messages of a brand in a locale; made once and kept. */
export function messagesFor(brand: BrandName, locale: Locale): i18n {
  const key = `${brand} ${locale}`;
  const known = instances.get(key);
  if (known) return known;
  const instance = createInstance();
  instance.init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  for (const area of catalogues.keys()) load(instance, brand, area);
  instances.set(key, instance);
  return instance;
}

/**
 * The one place where messages meet the brand's wording. The templates are rewritten before
 * anything is filled in, so that titles and names of members are never touched.
 */
function load(instance: i18n, brand: BrandName, area: string): void {
  const { name, wording } = brands[brand];
  const rewrite = rewriter(wording);
  const messages = Object.entries(catalogues.get(area) ?? {});
  const spoken = Object.fromEntries(
    messages.map(([key, text]) => [key, rewrite(text).replaceAll(BRAND, name)]),
  );
  instance.addResourceBundle('en', area, spoken, true, true);
}
