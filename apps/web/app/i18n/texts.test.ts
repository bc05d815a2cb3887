import { type Locale, PLAN_RECORDS } from '@crewpad/domain';
import type { Messages } from '@crewpad/texts';
import { describe, expect, it } from 'vitest';
import { type TextPart, webTexts } from './testing.ts';
import { COMPLETE, languageOfTexts, textsFor } from './texts.ts';

/** Placeholders: `{{name}}`. */
const placeholdersOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
/** Link targets, without prefilled form text, which is translated. */
const linksOf = (text: string) => (text.match(/\]\([^)?]*/g) ?? []).sort();
const readable = (text: string) => text.replace(/\{\{\w+\}\}|\]\([^)]*\)/g, ' ');
/** Languages differ in their plural forms. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The plural forms of a language. Missing forms for millions fall back to other numbers. */
function formsOf(language: string, type: Intl.PluralRuleType): string[] {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many');
}

/** The required keys of a language for these English texts. */
function neededKeys(english: Messages, language: string): string[] {
  const expectedKeys = Object.keys(english).flatMap((key) => {
    const stem = /^(.+)_(one|two|few|other)$/.exec(key)?.[1];
    const isCounted = stem !== undefined && `${stem}_one` in english && `${stem}_other` in english;
    if (!isCounted) return [key];
    const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
    return formsOf(language, type).map((form) => `${stem}_${form}`);
  });
  return [...new Set(expectedKeys)];
}

/** The English texts that these word for a brand or translate. */
function baseOf({ area }: TextPart): Messages {
  const isBase = (part: TextPart) =>
    part.area === area && part.language === 'en' && part.brand === undefined;
  return webTexts.find(isBase)?.messages ?? {};
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
      expect(t(`${plan}_title`, { ns: 'common' })).toBe(title);
      expect(t(`${plan}_term`, { ns: 'billing/plans' })).toBe(term);
      expect(t(`${plan}_description`, { ns: 'billing/plans' })).toBe(description);
      for (const [at, highlight] of highlights.entries()) {
        expect(t(`${plan}_highlight_${(at + 1) as 1 | 2 | 3}`, { ns: 'billing/plans' })).toBe(
          highlight,
        );
      }
    }
  });

  it('tell what is wrong with a message', () => {
    const { t } = textsFor('crashpad', 'en');
    expect(t('please_select_crashpad_and_try_again', { ns: 'ui/form/errors' })).toBe(
      'Please select crashpad and try again',
    );
    expect(t('oops_message_has_no_text', { ns: 'ui/form/errors' })).toBe(
      'Oops message has no text...',
    );
    expect(t('no_user_id_provided', { ns: 'ui/form/errors' })).toBe('No user ID provided');
  });

  it.each(webTexts)('$name has an area and keys that exist', (part) => {
    const baseKeys = Object.keys(baseOf(part)).map(withoutPlural);
    const unknown = Object.keys(part.messages).filter(
      (key) => !baseKeys.includes(withoutPlural(key)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(webTexts)('$name has the placeholders and links of the English text', (part) => {
    const base = baseOf(part);
    const sameKey = (key: string) =>
      Object.keys(base).find((baseKey) => withoutPlural(baseKey) === withoutPlural(key)) ?? '';
    for (const [key, text] of Object.entries(part.messages)) {
      const english = base[key] ?? base[sameKey(key)] ?? '';
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(english));
      expect(linksOf(text), key).toEqual(linksOf(english));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it.each(webTexts.filter(({ language }) => language === 'en'))(
    '$name words every form of a counted text, or none',
    (part) => {
      const own = Object.keys(part.messages);
      const worded = own.map(withoutPlural);
      const forms = Object.keys(baseOf(part)).filter((key) => worded.includes(withoutPlural(key)));
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
  const wrong = webTexts
    .filter((part) => part.language === language && part.brand === undefined)
    .flatMap(({ area, messages }) =>
      Object.keys(messages)
        .map((key) => `${area} ${key}: ${readable(t(key, { ns: area }))}`)
        .filter((text) => CREW_WORDS[language].test(text.slice(text.indexOf(':')))),
    );
  expect(wrong).toEqual([]);
});

/** The English texts with their translations. */
const translated = COMPLETE.filter((language) => language !== 'en').flatMap((language) =>
  webTexts
    .filter((english) => english.language === 'en')
    .map((english) => {
      const { area, brand } = english;
      const isTranslation = (part: TextPart) =>
        part.language === language && part.area === area && part.brand === brand;
      const messages = webTexts.find(isTranslation)?.messages ?? {};
      return {
        name: [area, language, brand].filter(Boolean).join(' '),
        language,
        english,
        messages,
      };
    }),
);

describe('a complete language', () => {
  it.each(translated)('has all texts: $name', ({ language, english, messages }) => {
    const own = Object.keys(messages);
    const expectedKeys = neededKeys(english.messages, language);
    expect(expectedKeys.filter((key) => !own.includes(key))).toEqual([]);
    // A brand may word more than it does in English.
    const baseKeys = neededKeys(baseOf(english), language);
    const isKnown = (key: string) => baseKeys.includes(key.replace(/_many$/, '_other'));
    expect(own.filter((key) => !baseKeys.includes(key) && !isKnown(key))).toEqual([]);
  });

  it('requires the plural forms of its grammar', () => {
    const english = { found_zero: '', found_one: '', found_other: '', reason_other: '' };
    const keys = ['found_zero', 'found_one', 'found_other', 'reason_other'];
    for (const language of ['en', 'es', 'fr', 'pt']) {
      expect(neededKeys(english, language)).toEqual(keys);
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
