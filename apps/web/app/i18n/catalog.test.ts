import { inBrandWords } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { createCatalog } from './catalog.ts';
import type { Messages } from './translator.ts';

type Translate = (key: string, values: object) => string;

const english = {
  './en/test.ts': {
    by: 'Lister {{name}} at %brand%',
    beds_one: '{{count}} bed',
    beds_other: '{{count}} beds',
    search: 'Search',
    wrote: 'You wrote to {{name}}.',
  },
  './en/vacation/test.ts': { by: 'Host {{name}} at %brand%' },
};
const portuguese = {
  './pt/test.ts': { beds_one: '{{count}} cama', beds_other: '{{count}} camas' },
  './pt/vacation/test.ts': { beds_other: '{{count}} leitos' },
};

/** As in the browser, where each file must be fetched. */
function fetched(files: Record<string, Messages>) {
  const asked: string[] = [];
  const loaders = Object.entries(files).map(([path, messages]) => [
    path,
    async () => {
      asked.push(path);
      return messages;
    },
  ]);
  return { asked, catalog: createCatalog(Object.fromEntries(loaders), ['en', 'pt'], inBrandWords) };
}

describe('the text catalog', () => {
  it('uses the words of the brand, and never changes member content', () => {
    const t = createCatalog(english, ['en'], inBrandWords).textsFor('vacation', 'en')
      .t as unknown as Translate;
    expect(t('test:by', { name: 'Lister %brand%' })).toBe('Host Lister %brand% at Staypad');
    expect(t('test:search', {})).toBe('Search');
  });

  it('ends a sentence once when a name ends with a period', () => {
    const t = createCatalog(english, ['en'], inBrandWords).textsFor('crashpad', 'en')
      .t as unknown as Translate;
    expect(t('test:wrote', { name: 'Ada L.' })).toBe('You wrote to Ada L.');
    expect(t('test:wrote', { name: 'Ada' })).toBe('You wrote to Ada.');
  });

  it('rewords texts without a brand override, but no names, addresses or parts of words', () => {
    const texts = {
      './en/test.ts': {
        a: 'Listers and crew: {{lister}}’s crash pad, a [lister](/lister/my-crew) and a blister.',
      },
    };
    const t = createCatalog(texts, ['en'], inBrandWords).textsFor('vacation', 'en')
      .t as unknown as Translate;
    expect(t('test:a', { lister: 'A lister' })).toBe(
      'Hosts and guests: A lister’s vacation rental, a [host](/lister/my-crew) and a blister.',
    );
  });

  it('offers a language once it is complete', () => {
    const unfinished = createCatalog({ ...english, ...portuguese }, ['en'], inBrandWords);
    expect(unfinished.languageOf('pt')).toBe('en');
    const inEnglish = unfinished.textsFor('crashpad', 'pt').t as unknown as Translate;
    expect(inEnglish('test:beds', { count: 2 })).toBe('2 beds');
    const catalog = createCatalog({ ...english, ...portuguese }, ['en', 'pt'], inBrandWords);
    expect(catalog.languageOf('pt')).toBe('pt');
    const t = catalog.textsFor('crashpad', 'pt').t as unknown as Translate;
    expect(t('test:beds', { count: 2 })).toBe('2 camas');
    const own = catalog.textsFor('vacation', 'pt').t as unknown as Translate;
    expect(own('test:beds', { count: 2 })).toBe('2 leitos');
  });

  it('treats millions, which have their own plural form in some languages, like other numbers', () => {
    const catalog = createCatalog({ ...english, ...portuguese }, ['en', 'pt'], inBrandWords);
    const t = catalog.textsFor('crashpad', 'pt').t as unknown as Translate;
    expect(t('test:beds', { count: 1_000_000 })).toBe('1000000 camas');
  });

  it('falls back to English, key by key, in the words of the brand', () => {
    const catalog = createCatalog({ ...english, ...portuguese }, ['en', 'pt'], inBrandWords);
    const t = catalog.textsFor('vacation', 'pt').t as unknown as Translate;
    expect(t('test:by', { name: 'Ada' })).toBe('Host Ada at Staypad');
    expect(t('test:search', {})).toBe('Search');
  });

  it('fetches only the files of the page, each once', async () => {
    const files = { ...english, ...portuguese, './en/other.ts': { title: 'Other' } };
    const { asked, catalog } = fetched(files);
    await catalog.load('crashpad', 'en', ['test']);
    await catalog.load('crashpad', 'en', ['test']);
    expect(asked).toEqual(['./en/test.ts']);
    await catalog.load('vacation', 'pt', ['test']);
    expect(asked.slice(1).sort()).toEqual(['./pt/test.ts', './pt/vacation/test.ts']);
    const t = catalog.textsFor('vacation', 'pt').t as unknown as Translate;
    expect(t('test:beds', { count: 1 })).toBe('1 cama');
  });

  it('retries a file that failed to load', async () => {
    let tries = 0;
    const file = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { title: 'Title' };
    };
    const catalog = createCatalog({ './en/test.ts': file }, ['en'], inBrandWords);
    await expect(catalog.load('crashpad', 'en', ['test'])).rejects.toThrow('offline');
    await catalog.load('crashpad', 'en', ['test']);
    const t = catalog.textsFor('crashpad', 'en').t as unknown as Translate;
    expect(t('test:title', {})).toBe('Title');
  });
});
