import { type Locale, textFinisher } from '@crewpad/domain';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTranslator, type Messages } from './translator.ts';

type Translate = (key: string, options?: object) => string;

const files = import.meta.glob<Messages>('./*/*.ts', { eager: true, import: 'default' });
const COUNTS = [0, 1, 2, 3, 4, 11, 21, 22, 101, 1_000_000];
/** Values that must not be interpreted. */
const VALUES = ['Ada L.', '{{count}} <b>$t(x) & 50 %', ''];

/** The library whose texts the translator uses. */
function reference(language: string, area: string): Translate {
  const i18n = createInstance();
  i18n.use(textFinisher).init({
    postProcess: textFinisher.name,
    lng: language,
    initAsync: false,
    keySeparator: false,
    resources: { [language]: { [area]: files[`./${language}/${area}.ts`] ?? {} } },
    interpolation: { escapeValue: false },
  });
  return i18n.t as unknown as Translate;
}

const translatorOf = (language: Locale, area: string, messages: Messages) => {
  const translator = createTranslator([language]);
  translator.addArea(language, area, messages);
  return translator.t as unknown as Translate;
};

const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe('the translator', () => {
  it.each(Object.keys(files))('writes every text of %s as i18next does', (path) => {
    const [, language = '', area = ''] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
    const messages = files[path] ?? {};
    const expected = reference(language, area);
    const t = translatorOf(language as Locale, area, messages);
    for (const [key, text] of Object.entries(messages)) {
      for (const value of VALUES) {
        const values = Object.fromEntries(holesOf(text).map((name) => [name, value]));
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

  it('looks a key up in its areas in their order, or in the one that is named', () => {
    const translator = createTranslator(['en']);
    translator.addArea('en', 'one', { title: 'One' });
    translator.addArea('en', 'two', { title: 'Two', text: 'Second {{n}}' });
    const t = translator.tOf(['one', 'two']) as unknown as Translate;
    expect([t('title'), t('text', { n: 2 }), t('title', { ns: 'two' }), t('two:title')]).toEqual([
      'One',
      'Second 2',
      'Two',
      'Two',
    ]);
    expect(translator.tOf(['one', 'two'])).toBe(t);
  });

  it('falls back to the next language, and shows the key of a text that none has', () => {
    const translator = createTranslator(['pt', 'en']);
    translator.addArea('pt', 'area', { beds_one: '{{count}} cama', beds_other: '{{count}} camas' });
    translator.addArea('en', 'area', { title: 'Beds' });
    const t = translator.tOf(['area']) as unknown as Translate;
    expect([t('beds', { count: 2 }), t('title'), t('none')]).toEqual(['2 camas', 'Beds', 'none']);
    expect([translator.has('area', 'title'), translator.has('area', 'none')]).toEqual([
      true,
      false,
    ]);
  });
});
