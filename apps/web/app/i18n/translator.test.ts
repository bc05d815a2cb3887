import { finishText, type Locale } from '@crewpad/domain';
import { createTranslator, type Messages } from '@crewpad/texts';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { serverTexts, webTexts } from './testing.ts';

type Translate = (key: string, options?: object) => string;

const parts = [...webTexts, ...serverTexts].filter(({ brand }) => brand === undefined);
const COUNTS = [0, 1, 2, 3, 4, 11, 21, 22, 101, 1_000_000];
/** Values that must not be interpreted. */
const VALUES = ['Ada L.', '{{count}} <b>$t(x) & 50 %', ''];

/** Texts with their values inserted, as the translator finishes them. */
const textFinisher = {
  type: 'postProcessor',
  name: 'finishText',
  process: (text: string, _key: unknown, _values: unknown, { language }: { language: string }) =>
    finishText(text, language),
} as const;

/** The library whose texts the translator uses. */
function reference(language: string, area: string, messages: Messages): Translate {
  const i18n = createInstance();
  i18n.use(textFinisher).init({
    postProcess: textFinisher.name,
    lng: language,
    initAsync: false,
    keySeparator: false,
    resources: { [language]: { [area]: messages } },
    interpolation: { escapeValue: false },
  });
  return i18n.t as unknown as Translate;
}

const translatorOf = (language: Locale, area: string, messages: Messages) => {
  const translator = createTranslator([language]);
  translator.addArea(language, area, messages);
  return translator.t as unknown as Translate;
};

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe('the translator', () => {
  it.each(parts)('writes every text of $name as i18next does', ({ area, language, messages }) => {
    const expected = reference(language, area, messages);
    const t = translatorOf(language, area, messages);
    for (const [key, text] of Object.entries(messages)) {
      for (const value of VALUES) {
        const values = Object.fromEntries(placeholdersOf(text).map((name) => [name, value]));
        expect(t(key, { ns: area, ...values })).toBe(expected(key, { ns: area, ...values }));
      }
      const [, stem, ordinal] = /^(.+?)(_ordinal)?_other$/.exec(key) ?? [];
      // `reason_other` is a reason, not a plural form.
      const isCounted = `${stem}${ordinal ?? ''}_one` in messages;
      if (stem === undefined || !isCounted) continue;
      for (const count of COUNTS) {
        const values = { ns: area, name: 'Ada', count, ...(ordinal && { ordinal: true }) };
        expect(t(stem, values), `${stem} ${count}`).toBe(expected(stem, values));
      }
    }
  });
});
