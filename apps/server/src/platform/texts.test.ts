import { BRANDS, LOCALES } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { conflict, forbidden, refusedIn, tooManyRequests } from './errors.ts';
import { mailTexts, textFiles, textsIn } from './texts.ts';

const BRAND_PLACEHOLDERS = ['{{brand}}', '{{place}}', '{{places}}', '{{lister}}'];
/** The placeholders of a text. Brand words are available in every text. */
const placeholdersOf = (text: string) =>
  (text.match(/\{\{.*?\}\}|\$t\(.*?\)/g) ?? [])
    .filter((item) => !BRAND_PLACEHOLDERS.includes(item))
    .sort();

const FORM = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string) => key.replace(FORM, '');
/** The plural forms of a language for displayed numbers. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))].sort();
}

/** The texts of each file for every brand, and the wording of single brands. */
const parts = textFiles.flatMap(({ catalog, language, read }) =>
  (['default', ...BRANDS] as const).flatMap((part) => {
    const messages = read()[part];
    const brand = part === 'default' ? undefined : part;
    const name = [catalog, brand, language].filter(Boolean).join(' ');
    return messages ? [{ catalog, brand, language, messages, name }] : [];
  }),
);
const english = new Map(
  parts
    .filter(({ language, brand }) => language === 'en' && brand === undefined)
    .map(({ catalog, messages }) => [catalog, messages]),
);
const formsIn = (messages: object, key: string) =>
  Object.keys(messages)
    .filter((item) => FORM.test(item) && withoutForm(item) === key)
    .map((item) => item.slice(key.length + 1))
    .sort();

describe('server texts', () => {
  it.each(parts)('$name has a language, and keys that exist in English', (file) => {
    expect(LOCALES).toContain(file.language);
    const keys = Object.keys(english.get(file.catalog) ?? {}).map(withoutForm);
    const unknown = Object.keys(file.messages).filter((key) => !keys.includes(withoutForm(key)));
    expect(unknown).toEqual([]);
  });

  it.each(parts.filter(({ brand }) => brand === undefined))('$name lacks no key', (file) => {
    const own = new Set(Object.keys(file.messages).map(withoutForm));
    const missing = Object.keys(english.get(file.catalog) ?? {}).map(withoutForm);
    expect(missing.filter((key) => !own.has(key))).toEqual([]);
  });

  it.each(parts)('$name has the plural forms of its language', (file) => {
    const messages = file.messages;
    for (const key of new Set(Object.keys(messages).map(withoutForm))) {
      // One form alone is the name of a value, such as that of the purpose `other`.
      const forms = formsIn(english.get(file.catalog) ?? {}, key);
      expect(formsIn(messages, key), key).toEqual(
        forms.length > 1 ? formsOf(file.language) : forms,
      );
    }
  });

  it.each(parts)('$name has the placeholders of the English text', (file) => {
    const base = english.get(file.catalog) ?? {};
    for (const [key, text] of Object.entries(file.messages)) {
      const same = base[key] ?? base[`${withoutForm(key)}_other`] ?? '';
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(same));
    }
  });

  it.each(LOCALES)('every text folder has %s', (locale) => {
    const has = textFiles.filter(({ language }) => language === locale);
    expect(has.map(({ catalog }) => catalog).sort()).toEqual([...english.keys()].sort());
  });
});

/** Words of crew housing, which the brand for vacation rentals does not use. */
const CREW_WORDS = {
  en: /crew|crash ?pad|lister/i,
  es: /tripul|crash|inquilin/i,
  // Who rents is a locataire on every brand.
  fr: /équip(?:age|ier)|crash|loueur/i,
  pt: /tripul|crash|inquilin/i,
};

it.each(LOCALES)('the vacation brand has its own words in all its texts: %s', (locale) => {
  const { t } = textsIn(locale, 'vacation');
  const wrong = [...english].flatMap(([catalog, messages]) =>
    Object.keys(messages)
      .map((key) => `${catalog}:${key}`)
      .filter((place) => CREW_WORDS[locale].test((t as (place: string) => string)(place))),
  );
  expect(wrong).toEqual([]);
});

describe('the texts of a language', () => {
  const textsOf = (language: string) =>
    parts
      .filter((file) => file.language === language)
      .flatMap(({ messages }) => Object.values<string>(messages));

  it('begin with a capital letter after a greeting that ends with a point', () => {
    const lower = textsOf('pt').filter((text) => /^\{\{greeting\}\} \p{Ll}/u.test(text));
    expect(lower).toEqual([]);
  });

  it('have the apostrophe of French', () => {
    expect(textsOf('fr').filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });
});

describe('a text', () => {
  it('is pluralized, and uses the words of the brand', () => {
    const { t } = textsIn('en');
    expect(t('platform:too_many_requests', { count: 1 })).toMatch(/1 second\.$/);
    expect(t('platform:too_many_requests', { count: 2 })).toMatch(/2 seconds\.$/);
    const places = BRANDS.map((brand) => mailTexts('platform/mail', { brand })('en').t('places'));
    expect(places).toEqual(['crash pads', 'vacation rentals', 'crew houses']);
  });

  it('does not change inserted values', () => {
    const { t } = textsIn('en');
    const name = '{{brand}} $t(platform:internal) <b>&amp;';
    expect(t('http:file_too_large', { megabytes: name })).toContain(name);
  });

  it('formats days and amounts for its language', () => {
    const noon = new Date('2026-03-01T12:00:00Z');
    expect(textsIn('en').day(noon)).toBe('March 1, 2026');
    expect(textsIn('en').money(40_000)).toBe('$400.00');
    expect(textsIn('es').day(noon)).toBe('1 de marzo de 2026');
    expect(textsIn('fr').money(40_000).replace(/\s/g, ' ')).toBe('400,00 $');
  });
});

describe('a translated error', () => {
  it('is translated for each caller, and retains its other fields', () => {
    const refused = tooManyRequests(5);
    const spanish = refusedIn(textsIn('es'), refused);
    expect(spanish).toMatchObject({ status: 429, retryAfter: 5 });
    expect(spanish.body).toEqual({
      message: textsIn('es').t('platform:too_many_requests', { count: 5 }),
      error_code: 'TOO_MANY_REQUESTS',
    });
    expect(spanish.message).toContain('5 segundos');
    expect(tooManyRequests(119).message).toContain('in 119 seconds.');
    expect(tooManyRequests(121).message).toContain('in 3 minutes.');
    expect(tooManyRequests(86_400).message).toContain('in 24 hours.');
    expect(refusedIn(textsIn('en'), spanish).body).toEqual(refused.body);
    expect(forbidden().message).toBe("You aren't allowed to do this.");
    const counted = conflict(({ t }) => t('platform:too_many_requests', { count: 3 }));
    expect(refusedIn(textsIn('en'), counted).body).toEqual({
      message: 'Too many requests. Please try again in 3 seconds.',
      error_code: 'CONFLICT',
    });
  });
});
