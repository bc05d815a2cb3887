import { type Locale, PLAN_RECORDS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { brands } from '../brand/brands.ts';
import { COMPLETE, languageOfTexts, textsFor } from './texts.ts';
import type { Messages } from './translator.ts';

const files = import.meta.glob<Messages>('./*/**/*.ts', { eager: true, import: 'default' });

/** Placeholders: `{{name}}`. */
const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
/** Link targets, without prefilled form text, which is translated. */
const linksOf = (text: string) => (text.match(/\]\([^)?]*/g) ?? []).sort();
const readable = (text: string) => text.replace(/\{\{\w+\}\}|\]\([^)]*\)/g, ' ');
/** Languages differ in their plural forms. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const keysOf = (path: string) => Object.keys(files[path] ?? {});

/** The plural forms of a language. Missing forms for millions fall back to other numbers. */
function formsOf(language: string, type: Intl.PluralRuleType): string[] {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many');
}

/** The required keys of a language for these English texts. */
function neededKeys(english: Messages, language: string): string[] {
  const needed = Object.keys(english).flatMap((key) => {
    const stem = /^(.+)_(one|two|few|other)$/.exec(key)?.[1];
    const isCounted = stem !== undefined && `${stem}_one` in english && `${stem}_other` in english;
    if (!isCounted) return [key];
    const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
    return formsOf(language, type).map((form) => `${stem}_${form}`);
  });
  return [...new Set(needed)];
}

/** The English texts that a file overrides or translates. */
function baseOf(path: string): Messages {
  return files[`./en/${path.split('/').at(-1)}`] ?? {};
}

describe('texts', () => {
  it('are not empty', () => {
    const { t } = textsFor('crashpad', 'en');
    expect(t('crash_pads_count', { ns: 'search', count: 1 })).toBe('1 crash pad');
    expect(t('crash_pads_count', { ns: 'search', count: 2 })).toBe('2 crash pads');
  });

  it('fall back to English with a lang attribute', () => {
    const none = 'de' as Locale;
    expect(textsFor('crashpad', none).t('login', { ns: 'shell' })).toBe('Login');
    expect(languageOfTexts(none)).toBe('en');
  });

  it('name the plans like receipts and emails do', () => {
    const { t } = textsFor('crashpad', 'en');
    for (const { plan, title, term, description, highlights } of Object.values(PLAN_RECORDS)) {
      expect(t(`${plan}_title`, { ns: 'plans' })).toBe(title);
      expect(t(`${plan}_term`, { ns: 'plans' })).toBe(term);
      expect(t(`${plan}_description`, { ns: 'plans' })).toBe(description);
      for (const [at, highlight] of highlights.entries()) {
        expect(t(`${plan}_highlight_${(at + 1) as 1 | 2 | 3}`, { ns: 'plans' })).toBe(highlight);
      }
    }
  });

  it('tell what is wrong with a message', () => {
    const { t } = textsFor('crashpad', 'en');
    expect(t('please_select_crashpad_and_try_again', { ns: 'form-errors' })).toBe(
      'Please select crashpad and try again',
    );
    expect(t('oops_message_has_no_text', { ns: 'form-errors' })).toBe(
      'Oops message has no text...',
    );
    expect(t('no_user_id_provided', { ns: 'form-errors' })).toBe('No user ID provided');
  });

  it.each(Object.keys(files))('%s has an area, a brand and keys that exist', (path) => {
    const [, , brand] = path.split('/').slice(0, -1);
    if (brand) expect(Object.keys(brands)).toContain(brand);
    const known = Object.keys(baseOf(path)).map(withoutPlural);
    const unknown = keysOf(path).filter((key) => !known.includes(withoutPlural(key)));
    expect(unknown).toEqual([]);
  });

  it.each(Object.keys(files))('%s has the placeholders and links of the English text', (path) => {
    const base = baseOf(path);
    const sameKey = (key: string) =>
      Object.keys(base).find((known) => withoutPlural(known) === withoutPlural(key)) ?? '';
    for (const [key, text] of Object.entries(files[path] ?? {})) {
      const english = base[key] ?? base[sameKey(key)] ?? '';
      expect(holesOf(text), key).toEqual(holesOf(english));
      expect(linksOf(text), key).toEqual(linksOf(english));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it.each(Object.keys(files).filter((path) => path.startsWith('./en/')))(
    '%s words every form of a counted text, or none',
    (path) => {
      const own = keysOf(path);
      const worded = own.map(withoutPlural);
      const forms = Object.keys(baseOf(path)).filter((key) => worded.includes(withoutPlural(key)));
      expect(own.sort()).toEqual(forms.sort());
    },
  );
});

/** Words of crew housing, which the brand for vacation rentals does not use. */
const CREW_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /crew|crash ?pad|lister|tenant|seeker/i,
  es: /tripul|crash|inquilin/i,
  fr: /équip(?:age|ier)|crash|loueur|candidat/i,
  pt: /tripul|crash|inquilin/i,
};

it.each(COMPLETE)('the vacation brand has its own words in all its texts: %s', (language) => {
  const t = textsFor('vacation', language).t as unknown as (
    key: string,
    values: { ns: string },
  ) => string;
  const wrong = Object.keys(files).flatMap((path) => {
    const [, own, area = ''] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
    if (own !== language) return [];
    return keysOf(path)
      .map((key) => `${area} ${key}: ${readable(t(key, { ns: area }))}`)
      .filter((text) => CREW_WORDS[language].test(text.slice(text.indexOf(':'))));
  });
  expect(wrong).toEqual([]);
});

const translated = COMPLETE.filter((language) => language !== 'en').flatMap((language) =>
  Object.keys(files)
    .filter((path) => path.startsWith('./en/'))
    .map((path) => [path.replace('./en/', `./${language}/`), language, path] as const),
);

describe('a complete language', () => {
  it.each(translated)('has all texts: %s', (path, language, en) => {
    const own = keysOf(path);
    expect(neededKeys(files[en] ?? {}, language).filter((key) => !own.includes(key))).toEqual([]);
    // A brand may override more than it does in English.
    const known = neededKeys(baseOf(en), language);
    const isKnown = (key: string) => known.includes(key.replace(/_many$/, '_other'));
    expect(own.filter((key) => !known.includes(key) && !isKnown(key))).toEqual([]);
  });

  it('requires the plural forms of its grammar', () => {
    const english = { found_zero: '', found_one: '', found_other: '', reason_other: '' };
    const found = ['found_zero', 'found_one', 'found_other', 'reason_other'];
    for (const language of ['en', 'es', 'fr', 'pt']) {
      expect(neededKeys(english, language)).toEqual(found);
    }
    expect(neededKeys(english, 'pl')).toContain('found_few');
    const ordinals = {
      at_ordinal_one: '',
      at_ordinal_two: '',
      at_ordinal_few: '',
      at_ordinal_other: '',
    };
    expect(neededKeys(ordinals, 'es')).toEqual(['at_ordinal_other']);
    expect(neededKeys(ordinals, 'fr')).toEqual(['at_ordinal_one', 'at_ordinal_other']);
  });
});
