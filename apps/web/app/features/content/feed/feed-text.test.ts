import { describe, expect, it } from 'vitest';
import { feedAddress, feedDays, feedTitle, kilometresAsMiles } from './feed-text.ts';

describe('texts of events and offers', () => {
  it('use the English title, then the first, then nothing', () => {
    const es = { key: 'es', value: 'Feria' };
    expect(feedTitle({ title: [es, { key: 'en', value: 'Fair' }] })).toBe('Fair');
    expect(feedTitle({ title: [es] })).toBe('Feria');
    expect(feedTitle({ title: [] })).toBe('');
  });

  it('show a single day once', () => {
    const day = { start_date: '2026-06-06', end_date: '2026-06-06' };
    expect(feedDays(day, 'en')).toEqual({ from: 'Saturday, June 6, 2026', to: null });
    expect(feedDays({ ...day, end_date: '2026-06-07' }, 'en').to).toBe('Sunday, June 7, 2026');
  });

  it('show distances as whole miles of at least one', () => {
    expect(kilometresAsMiles(0.2)).toBe('1 mi');
    expect(kilometresAsMiles(16.1)).toBe('10 mi');
  });

  it('link each type to its page', () => {
    expect(feedAddress('event', 4)).toBe('/event/4');
    expect(feedAddress('special_offer', 4)).toBe('/offer/4');
  });
});
