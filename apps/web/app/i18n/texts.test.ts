import { PLAN_RECORDS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { brands } from '../brand/brands.ts';
import type { Messages } from './catalog.ts';
import { languageOfTexts, textsFor } from './texts.ts';

const files = import.meta.glob<Messages>('./*/**/*.ts', { eager: true, import: 'default' });

/** What is filled in: `{{name}}`. */
const holesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
/** Languages differ in their plural forms. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const keysOf = (path: string) => Object.keys(files[path] ?? {});

/** The English texts that a file words differently or translates. */
function baseOf(path: string): Messages {
  return files[`./en/${path.split('/').at(-1)}`] ?? {};
}

describe('texts', () => {
  it('count', () => {
    const { t } = textsFor('crashpad', 'en');
    expect(t('crash_pads_count', { ns: 'search', count: 1 })).toBe('1 crash pad');
    expect(t('crash_pads_count', { ns: 'search', count: 2 })).toBe('2 crash pads');
  });

  it('are English where a language has none, and the page says so', () => {
    expect(textsFor('crashpad', 'fr').t('login', { ns: 'shell' })).toBe('Login');
    expect(languageOfTexts('fr')).toBe('en');
  });

  it('name the plans as receipts and emails do', () => {
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

  it.each(Object.keys(files))('%s has an area, a brand and keys that exist', (path) => {
    const [, , brand] = path.split('/').slice(0, -1);
    if (brand) expect(Object.keys(brands)).toContain(brand);
    const known = Object.keys(baseOf(path)).map(withoutPlural);
    const unknown = keysOf(path).filter((key) => !known.includes(withoutPlural(key)));
    expect(unknown).toEqual([]);
  });

  it.each(Object.keys(files))('%s fills in what the English text fills in', (path) => {
    const base = baseOf(path);
    const sameKey = (key: string) =>
      Object.keys(base).find((known) => withoutPlural(known) === withoutPlural(key)) ?? '';
    for (const [key, text] of Object.entries(files[path] ?? {})) {
      expect(holesOf(text), key).toEqual(holesOf(base[key] ?? base[sameKey(key)] ?? ''));
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
