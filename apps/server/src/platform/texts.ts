import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import {
  BRANDS,
  type BrandName,
  formatDay,
  formatMoney,
  LOCALES,
  type Locale,
} from '@crewpad/domain';
import { createCatalog, type Messages, messagesOf, type TextFile } from '@crewpad/texts';
import { type CommonTexts, common } from '@crewpad/texts/common';
import { mailBrands } from './mail/brands.ts';

/**
 * The texts of the server. A folder `texts` has those of its parent folder, one file per language:
 * `<folder>/texts/<language>.ts`, with the wording of brands as named exports.
 * The English ones are declared here, so that keys and placeholders are type-checked.
 * @public
 */
export interface Catalogs {
  common: CommonTexts;
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
type PlaceholdersOf<T> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, BrandWord> | PlaceholdersOf<Rest>
  : never;
type CountOf<C extends Catalog, K extends string> = `${K}_other` extends keyof Catalogs[C]
  ? 'count'
  : never;
type Values<Name extends string> = [Name] extends [never]
  ? []
  : [values: { [N in Name]: N extends 'count' ? number : string | number }];
/** The placeholders of a text. */
type ValuesOf<C extends Catalog, K extends string> = Values<
  PlaceholdersOf<TextAt<C, K>> | CountOf<C, K>
>;

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

const cache = new Map<string, Texts>();

let siteBrand: BrandName = BRANDS[0];

/** Sets the brand of answers; emails name their own. */
export function setSiteBrand(brand: BrandName): void {
  siteBrand = brand;
}

/** The texts in a language. Created once and cached. */
export function textsIn(locale: Locale, brand: BrandName = siteBrand): Texts {
  const key = `${locale} ${brand}`;
  const cachedTexts = cache.get(key);
  if (cachedTexts !== undefined) return cachedTexts;
  const t = catalogs.textsFor(brand, locale).t as unknown as (
    place: string,
    values?: object,
  ) => string;
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
  cache.set(key, texts);
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

/** Placeholders available in every text: the brand's name, and its words for listings and listers. */
type BrandWord = 'brand' | 'place' | 'places' | 'lister';

const root = import.meta.dirname.replace(/platform$/, '');
const load = createRequire(import.meta.url);
const FILE = /^(?:features\/)?(.+)\/texts\/(\w\w)\.ts$/;

interface FoundFile {
  catalog: string;
  language: Locale;
  read(): TextFile;
}

function* listFiles(): Generator<FoundFile> {
  for (const language of LOCALES) {
    yield { catalog: 'common', language, read: () => common[language] };
  }
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const [, catalog, language] = FILE.exec(path.split(sep).join('/')) ?? [];
    if (catalog === undefined || language === undefined) continue;
    yield { catalog, language: language as Locale, read: () => load(join(root, path)) };
  }
}

/** All text files; each is loaded when its language is first needed. */
export const textFiles: readonly FoundFile[] = [...listFiles()];

const catalogs = createCatalog({ complete: LOCALES, areasIn });

/** Resolved for each language, so that an English fallback text gets English words. */
function areasIn(brand: BrandName, language: Locale): Record<string, Messages> {
  const files = new Map(
    textFiles
      .filter((file) => file.language === language)
      .map((file) => [file.catalog, file.read()]),
  );
  const name = { brand: mailBrands[brand].name };
  const mail = files.get('platform/mail');
  const {
    place = '',
    places = '',
    lister = '',
  } = mail ? messagesOf(mail, brand, language, name) : {};
  const words: Record<BrandWord, string> = { ...name, place, places, lister };
  const areas = [...files].map(([area, file]) => [area, messagesOf(file, brand, language, words)]);
  return Object.fromEntries(areas);
}
