import type { BrandName, Locale } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { createCatalog } from './catalog.ts';
import { messagesOf, type TextFile } from './text-file.ts';
import type { Messages, Translator } from './translator.ts';

type Files = Partial<Record<Locale, Record<string, TextFile>>>;

const NAMES = { crashpad: 'Crewpad', vacation: 'Staypad', crew: 'Crew Quarters' };

const english: TextFile = {
  default: {
    by: 'Lister {{name}} at {{brand}}',
    beds_one: '{{count}} bed',
    beds_other: '{{count}} beds',
    search: 'Search',
    wrote: 'You wrote to {{name}}.',
  },
  vacation: { by: 'Host {{name}} at {{brand}}' },
};
const portuguese: TextFile = {
  default: { beds_one: '{{count}} cama', beds_other: '{{count}} camas' },
  vacation: { beds_other: '{{count}} leitos' },
};
const both: Files = { en: { test: english }, pt: { test: portuguese } };

function worded(files: Files, brand: BrandName, language: Locale): Record<string, Messages> {
  const areas = Object.entries(files[language] ?? {}).map(([area, file]) => [
    area,
    messagesOf(file, brand, language, { brand: NAMES[brand] }),
  ]);
  return Object.fromEntries(areas);
}

const catalogOf = (files: Files, ...complete: Locale[]) =>
  createCatalog({ complete, areasIn: (...place) => worded(files, ...place) });

const translate = ({ t }: Translator) => t as unknown as (key: string, values?: object) => string;

/** As in the browser, where each file must be fetched. */
function fetched(files: Files) {
  const names: string[] = [];
  const catalog = createCatalog({
    complete: ['en', 'pt'],
    areasIn: () => ({}),
    fetchersIn: async (brand, language) => {
      const fetchers = Object.entries(worded(files, brand, language)).map(([area, messages]) => [
        area,
        async () => {
          names.push(`${area} ${language} ${brand}`);
          return { default: messages };
        },
      ]);
      return Object.fromEntries(fetchers);
    },
  });
  return { names, catalog };
}

describe('the text catalog', () => {
  it('uses the words of the brand, and never changes member content', () => {
    const t = translate(catalogOf(both, 'en').textsFor('vacation', 'en'));
    expect(t('test:by', { name: 'Lister {{brand}}' })).toBe('Host Lister {{brand}} at Staypad');
    expect(t('test:search')).toBe('Search');
  });

  it('ends a sentence once when a name ends with a period', () => {
    const t = translate(catalogOf(both, 'en').textsFor('crashpad', 'en'));
    expect(t('test:wrote', { name: 'Ada L.' })).toBe('You wrote to Ada L.');
    expect(t('test:wrote', { name: 'Ada' })).toBe('You wrote to Ada.');
  });

  it('rewords texts that the brand does not word, but no names, addresses or parts of words', () => {
    const a =
      'Listers and crew: {{lister}}’s crash pad, a [lister](/lister/my-crew) and a blister.';
    const files = { en: { test: { default: { a } } } };
    const t = translate(catalogOf(files, 'en').textsFor('vacation', 'en'));
    expect(t('test:a', { lister: 'A lister' })).toBe(
      'Hosts and guests: A lister’s vacation rental, a [host](/lister/my-crew) and a blister.',
    );
  });

  it('offers a language once it is complete', () => {
    const unfinished = catalogOf(both, 'en');
    expect(unfinished.languageOf('pt')).toBe('en');
    const inEnglish = translate(unfinished.textsFor('crashpad', 'pt'));
    expect(inEnglish('test:beds', { count: 2 })).toBe('2 beds');
    const catalog = catalogOf(both, 'en', 'pt');
    expect(catalog.languageOf('pt')).toBe('pt');
    const t = translate(catalog.textsFor('crashpad', 'pt'));
    expect(t('test:beds', { count: 2 })).toBe('2 camas');
    const own = translate(catalog.textsFor('vacation', 'pt'));
    expect(own('test:beds', { count: 2 })).toBe('2 leitos');
  });

  it('treats millions, which have their own plural form in some languages, like other numbers', () => {
    const t = translate(catalogOf(both, 'en', 'pt').textsFor('crashpad', 'pt'));
    expect(t('test:beds', { count: 1_000_000 })).toBe('1000000 camas');
  });

  it('falls back to English, key by key, in the words of the brand', () => {
    const t = translate(catalogOf(both, 'en', 'pt').textsFor('vacation', 'pt'));
    expect(t('test:by', { name: 'Ada' })).toBe('Host Ada at Staypad');
    expect(t('test:search')).toBe('Search');
  });

  it('fetches only the areas of the page in its language and brand, each once', async () => {
    const other = { default: { title: 'Other' } };
    const { names, catalog } = fetched({ ...both, en: { test: english, other } });
    await catalog.load('crashpad', 'en', ['test']);
    await catalog.load('crashpad', 'en', ['test']);
    expect(names).toEqual(['test en crashpad']);
    await catalog.load('vacation', 'pt', ['test']);
    expect(names.slice(1)).toEqual(['test pt vacation']);
    const t = translate(catalog.textsFor('vacation', 'pt'));
    expect(t('test:beds', { count: 1 })).toBe('1 cama');
  });

  it('retries a file that failed to load', async () => {
    let tries = 0;
    const file = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { default: { title: 'Title' } };
    };
    const catalog = createCatalog({
      complete: ['en'],
      areasIn: () => ({}),
      fetchersIn: async () => ({ test: file }),
    });
    await expect(catalog.load('crashpad', 'en', ['test'])).rejects.toThrow('offline');
    await catalog.load('crashpad', 'en', ['test']);
    expect(translate(catalog.textsFor('crashpad', 'en'))('test:title')).toBe('Title');
  });
});
