import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

type Translate = (key: string, options?: object) => string;

describe('a translator', () => {
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
