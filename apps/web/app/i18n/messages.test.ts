import { describe, expect, it } from 'vitest';
import { searchText } from './en/search.ts';
import { shellText } from './en/shell.ts';
import { defineMessages, languageOfTexts, messagesFor } from './messages.ts';

describe('messages', () => {
  it('speak as the brand does, but never change what members wrote', () => {
    defineMessages('test', { by: 'Lister {{name}} at %brand%' });
    type Translate = (key: string, values: object) => string;
    const t = messagesFor('vacation', 'en').t as unknown as Translate;
    expect(t('test:by', { name: 'Crew Lister' })).toBe('Host Crew Lister at Staypad');
  });

  it('count', () => {
    const { t } = messagesFor('crashpad', 'en');
    expect(t('crash_pads_count', { ns: searchText, count: 1 })).toBe('1 crash pad');
    expect(t('crash_pads_count', { ns: searchText, count: 2 })).toBe('2 crash pads');
  });

  it('fall back to English, and the page says so', () => {
    expect(messagesFor('crashpad', 'fr').t('login', { ns: shellText })).toBe('Login');
    expect(languageOfTexts('fr')).toBe('en');
  });
});
