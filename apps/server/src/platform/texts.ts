import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import {
  BRANDS,
  type BrandName,
  formatDay,
  formatMoney,
  inBrandWords,
  type Locale,
  textFinisher,
} from '@crewpad/domain';
import { createInstance, type i18n } from 'i18next';
import { mailBrands } from './mail/brands.ts';

/**
 * The texts of the server. A folder `texts` has those of its parent folder, one file per language:
 * `<folder>/texts/<language>.ts`; `<folder>/texts/<brand>/<language>.ts` has a brand's overrides.
 * The English ones are declared here, so that keys and placeholders are type-checked.
 * @public
 */
export interface Catalogs {
  platform: typeof import('./texts/en.ts').default;
  'platform/mail': typeof import('./mail/texts/en.ts').default;
}
type Catalog = keyof Catalogs;

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type KeyOf<C extends Catalog> = keyof Catalogs[C] extends infer Key
  ? Key extends `${infer Counted}_${Form}`
    ? Counted
    : Key & string
  : never;
type TextAt<C extends Catalog, K extends string> = Catalogs[C][Extract<
  keyof Catalogs[C],
  K | `${K}_${Form}`
>];
type HolesOf<T> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, BrandWord> | HolesOf<Rest>
  : never;
type CountOf<C extends Catalog, K extends string> = `${K}_other` extends keyof Catalogs[C]
  ? 'count'
  : never;
type Values<Name extends string> = [Name] extends [never]
  ? []
  : [values: { [N in Name]: N extends 'count' ? number : string | number }];
/** The placeholders of a text. */
type ValuesOf<C extends Catalog, K extends string> = Values<HolesOf<TextAt<C, K>> | CountOf<C, K>>;

/** The key of a text: `<catalog>:<key>`. */
type Place = { [C in Catalog]: `${C}:${KeyOf<C>}` }[Catalog];
type ValuesAt<P extends Place> = P extends `${infer C extends Catalog}:${infer K}`
  ? ValuesOf<C, K>
  : never;
/** The key of a text without placeholders. */
type PlainPlace = { [P in Place]: ValuesAt<P> extends [] ? P : never }[Place];

export type Translate = <const P extends Place>(place: P, ...values: ValuesAt<P>) => string;

/** Texts, days and amounts in one language. */
interface Wording<T> {
  readonly locale: Locale;
  readonly t: T;
  /** "March 1, 2026", by default in the language's time zone. */
  day(instant: Date, timeZone?: string): string;
  /** "$400.00" */
  money(cents: number): string;
}
export type Texts = Wording<Translate>;

type TranslateKey<C extends Catalog> = <const K extends KeyOf<C>>(
  key: K,
  ...values: ValuesOf<C, K>
) => string;

/** The texts of one catalog. */
export interface MailTexts<C extends Catalog> extends Wording<TranslateKey<C>> {
  /** All catalogs, for texts of other features. */
  readonly texts: Texts;
}

/** A text that is translated once its reader is known. */
export type Text = PlainPlace | ((texts: Texts) => string);

/** A text in its reader's language. */
export function worded(text: Text, texts: Texts): string {
  if (typeof text === 'function') return text(texts);
  return (texts.t as (place: Place) => string)(text);
}

/** The language with every text. The others fall back to it, key by key. */
const BASE: Locale = 'en';

const made = new Map<string, Texts>();

let siteBrand: BrandName = BRANDS[0];

/** Sets the brand of answers; emails name their own. */
export function setSiteBrand(brand: BrandName): void {
  siteBrand = brand;
}

/** The texts in a language. Created once and cached. */
export function textsIn(locale: Locale, brand: BrandName = siteBrand): Texts {
  const key = `${locale} ${brand}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { t } = createTranslator(locale, brand);
  // Policies create errors whose message no one reads: abilities of every row of a list.
  const plain = new Map<string, string>();
  const translate = (place: string, values?: Record<string, string | number>): string => {
    if (values !== undefined) return t(place, values);
    const text = plain.get(place) ?? t(place);
    plain.set(place, text);
    return text;
  };
  const texts = {
    locale,
    t: translate as Translate,
    day: (instant: Date, timeZone?: string) => formatDay(instant, timeZone, locale),
    money: (cents: number) => formatMoney(cents, locale),
  };
  made.set(key, texts);
  return texts;
}

/** The texts of a catalog for a brand's emails, by the recipient's language. */
export function mailTexts<const C extends Catalog>(catalog: C, { brand }: { brand: BrandName }) {
  return (locale: Locale): MailTexts<C> => {
    const texts = textsIn(locale, brand);
    const t = texts.t as unknown as (place: string, values?: object) => string;
    return { ...texts, texts, t: (key, ...[values]) => t(`${catalog}:${key}`, values) };
  };
}

/**
 * Placeholders available in every text: the brand's name, and its words for listings and listers.
 */
type BrandWord = 'brand' | 'place' | 'places' | 'lister';
const BRAND_HOLE = /\{\{(brand|place|places|lister)\}\}/g;

type Messages = Readonly<Record<string, string>>;

const root = import.meta.dirname.replace(/platform$/, '');
const load = createRequire(import.meta.url);
const FILE = /^(?:features\/)?(.+)\/texts\/(?:(\w+)\/)?(\w\w)\.ts$/;

interface TextFile {
  catalog: string;
  brand: BrandName | undefined;
  language: string;
  messages(): Messages;
}

function* listFiles(): Generator<TextFile> {
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [, catalog, brand, language] = FILE.exec(path.split(sep).join('/')) ?? [];
    if (catalog === undefined || language === undefined) continue;
    yield {
      catalog,
      brand: brand as BrandName | undefined,
      language,
      messages: () => load(join(root, path)).default,
    };
  }
}

/** All text files, those of brands last; each is loaded when its language is first needed. */
export const textFiles: readonly TextFile[] = [...listFiles()].sort(
  (a, b) => Number(a.brand !== undefined) - Number(b.brand !== undefined),
);

/** The common texts in the words of a brand. */
function inWords(messages: Messages, brand: BrandName, language: Locale): Messages {
  const worded = Object.entries(messages).map(([key, text]) => [
    key,
    inBrandWords(text, brand, language),
  ]);
  return Object.fromEntries(worded);
}

function createTranslator(locale: Locale, brand: BrandName): i18n {
  const translator = createInstance();
  translator.use(textFinisher).init({
    postProcess: textFinisher.name,
    lng: locale,
    fallbackLng: BASE,
    initAsync: false,
    keySeparator: false,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
  });
  const words: Record<string, string> = { brand: mailBrands[brand].name };
  for (const language of new Set([BASE, locale])) {
    const catalogs = Map.groupBy(
      textFiles.filter(
        (file) => file.language === language && [undefined, brand].includes(file.brand),
      ),
      ({ catalog }) => catalog,
    );
    const messagesOf = (catalog: string): Messages =>
      Object.assign(
        {},
        ...(catalogs.get(catalog) ?? []).map((file) => {
          const own = file.messages();
          return file.brand === undefined ? inWords(own, brand, language) : own;
        }),
      );
    Object.assign(words, messagesOf('platform/mail'));
    for (const catalog of catalogs.keys()) {
      // Resolved now, so that an English fallback text gets English words.
      const texts = Object.entries(messagesOf(catalog)).map(([key, text]) => [
        key,
        text.replace(BRAND_HOLE, (_hole, word: BrandWord) => words[word] ?? ''),
      ]);
      translator.addResourceBundle(language, catalog, Object.fromEntries(texts));
    }
  }
  return translator;
}
