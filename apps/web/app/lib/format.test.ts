import type { Locale } from '@crewpad/domain';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  calendarDate,
  count,
  exactMoney,
  fullDate,
  miles,
  money,
  moneyRange,
  monthAndYear,
  score,
  shortDate,
} from './format.ts';
import { dayAndTime, hourOfDay, periodDays, utcHour } from './format-times.ts';

// Earlier test files of this thread have loaded all texts.
vi.hoisted(() => vi.resetModules());
/** With all languages but Portuguese complete. */
vi.mock('../i18n/texts.ts', () => ({
  languageOfTexts: (locale: Locale) => (locale === 'pt' ? 'en' : locale),
}));

// Later ones load the texts again.
afterAll(() => void vi.resetModules());

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('formatters', () => {
  it('format an hour of the day', () => {
    expect(plain(hourOfDay('00:00', 'en'))).toBe('12:00 AM');
    expect(plain(hourOfDay('15:00', 'en'))).toBe('3:00 PM');
    expect(plain(hourOfDay('15:30', 'es'))).toBe('3:30 p.m.');
    expect(plain(hourOfDay('15:30', 'fr'))).toBe('15:30');
    expect(plain(utcHour(7, 'en'))).toBe('7:00 AM');
    expect(plain(utcHour(0, 'en'))).toBe('12:00 AM');
    expect(plain(utcHour(7, 'fr'))).toBe('07:00');
    expect(plain(utcHour(19, 'fr'))).toBe('19:00');
  });

  it('format money', () => {
    expect(money(400, 'en')).toBe('$400');
    expect(money(9.99, 'en')).toBe('$9.99');
    expect(money(12.5, 'en')).toBe('$12.50');
    expect(exactMoney(400, 'en')).toBe('$400.00');
    expect(moneyRange(250, 400, 'en')).toBe('$250 – $400');
    expect(moneyRange(250, null, 'en')).toBe('$250');
    expect(moneyRange(250, 250, 'en')).toBe('$250');
  });

  it('format miles as specified', () => {
    expect(miles(3, 'en')).toBe('3 mi');
    expect(miles(10, 'fr')).toBe('10 mi');
    expect(miles(11, 'en')).toBe('11+ ml');
    expect(miles(11, 'es')).toBe('más de 10 mi');
    expect(miles(11, 'fr')).toBe('plus de 10 mi');
  });

  it('format numbers', () => {
    expect(count(80_000, 'en')).toBe('80,000');
    expect(score(5, 'en')).toBe('5.0');
    expect(score(4.25, 'en')).toBe('4.3');
  });

  it('format instants in the time zone of the language, and calendar dates without one', () => {
    expect(fullDate('2026-06-06T02:00:00Z', 'en')).toBe('Friday, June 5, 2026');
    expect(fullDate('2026-06-06T02:00:00Z', 'fr')).toBe('samedi 6 juin 2026');
    expect(fullDate('2026-06-06T02:00:00Z', 'pt')).toBe('Saturday, June 6, 2026');
    expect(monthAndYear('2026-06-01T02:00:00Z', 'en')).toBe('May 2026');
    expect(calendarDate('2026-06-06', 'en')).toBe('Saturday, June 6, 2026');
  });

  it('format dollars, numbers and dates for the language', () => {
    expect(plain(exactMoney(1400, 'fr'))).toBe('1 400,00 $');
    expect(plain(exactMoney(21_400, 'es'))).toBe('$21,400.00');
    expect(plain(moneyRange(250, 400, 'fr'))).toBe('250 $ – 400 $');
    expect(plain(count(80_000, 'fr'))).toBe('80 000');
    expect(score(4.25, 'es')).toBe('4.3');
    expect(calendarDate('2026-06-06', 'es')).toBe('sábado, 6 de junio de 2026');
    expect(plain(dayAndTime('2026-06-06T07:00:00Z', 'fr'))).toBe(
      '6 juin 2026, 09:00, heure de France',
    );
  });

  it('format the days of a period once, with an exclusive end', () => {
    expect(shortDate('2027-01-01', 'en')).toBe('Jan 1, 2027');
    expect(periodDays('2026-11-01', '2026-12-01', 'en')).toBe('Nov 1 – 30, 2026');
    expect(periodDays('2026-12-15', '2027-01-15', 'en')).toBe('Dec 15, 2026 – Jan 14, 2027');
    expect(periodDays('2026-11-30', '2026-12-01', 'en')).toBe('Nov 30, 2026');
  });

  it('use the language of the surrounding texts', () => {
    expect(exactMoney(1400, 'pt')).toBe('$1,400.00');
    expect(count(80_000, 'pt')).toBe('80,000');
    expect(calendarDate('2026-06-06', 'pt')).toBe('Saturday, June 6, 2026');
  });
});
