import { expect, it } from 'vitest';
import { dateFormat, formatTag, LANGUAGE_ZONES } from './written-time.ts';
import { formatInZone } from './written-zone.ts';

const NOON = new Date('2026-06-06T16:00:00Z');
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  ['en', '12:00 PM EDT'],
  ['es', '12:00 p.m., hora de Nueva York'],
  ['fr', '12:00, heure de New York'],
  ['pt', '12:00, horário de Nova York'],
] as const)('an hour with its zone in %s: %s', (locale, written) => {
  expect(plain(formatInZone(NOON, HOUR, 'America/New_York', locale))).toBe(written);
});

it.each([
  ['en', '12:00 PM EDT'],
  ['es', '6:00 p.m., hora de España'],
  ['fr', '18:00, heure de France'],
  ['pt', '17:00, horário de Portugal'],
] as const)('an hour in the time zone of %s: %s', (locale, written) => {
  expect(plain(formatInZone(NOON, HOUR, LANGUAGE_ZONES[locale], locale))).toBe(written);
});

it.each([
  ['fr', 'Europe/Amsterdam', 'heure d’Amsterdam'],
  ['fr', 'America/Sao_Paulo', 'heure de São Paulo'],
  ['es', 'America/North_Dakota/New_Salem', 'hora de New Salem'],
  ['pt', 'Europe/London', 'horário de Londres'],
] as const)(
  'a zone in %s, %s, has a name that browsers need not know: %s',
  (locale, zone, name) => {
    expect(formatInZone(NOON, HOUR, zone, locale)).toContain(`, ${name}`);
  },
);

it('dates have no narrow spaces, which the server and browsers set differently', () => {
  const options = { day: 'numeric', month: 'short', ...HOUR, timeZone: 'UTC' } as const;
  for (const locale of ['en', 'es', 'fr', 'pt'] as const) {
    const format = dateFormat(locale, options);
    const texts = [format.format(NOON), format.formatRange(NOON, new Date('2026-06-09T16:00Z'))];
    expect(texts.join()).not.toMatch(/[\u2009\u202f]/);
  }
});

it('UTC is UTC in every language', () => {
  for (const locale of ['en', 'es', 'fr', 'pt'] as const) {
    expect(formatInZone(NOON, HOUR, 'UTC', locale)).toMatch(/UTC$/);
  }
});

it('Spanish writes numbers as its readers in the Americas do', () => {
  expect((3537.5).toLocaleString(formatTag('es'))).toBe('3,537.5');
});

it('the first of a month is "1er" in French dates, and no other day changes', () => {
  const utc = { timeZone: 'UTC' } as const;
  const short = { ...utc, day: 'numeric', month: 'short', year: 'numeric' } as const;
  const written = (options: Intl.DateTimeFormatOptions, day: string) =>
    plain(dateFormat('fr', { ...utc, ...options }).format(new Date(`${day}T13:00Z`)));
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  for (const month of months) {
    const first = `2026-${month}-01`;
    expect(written({ dateStyle: 'long' }, first)).toMatch(/^1er \p{L}+ 2026$/u);
    expect(written(short, first)).toMatch(/^1er \p{L}+\.? 2026$/u);
    for (const day of ['11', '21', '02']) {
      expect(written({ dateStyle: 'long' }, `2026-${month}-${day}`)).not.toMatch(/\der/);
    }
  }
  expect(written({ dateStyle: 'full' }, '2026-04-01')).toBe('mercredi 1er avril 2026');
  const range = (from: string, to: string) =>
    plain(dateFormat('fr', short).formatRange(new Date(from), new Date(to)));
  expect(range('2026-11-01', '2026-11-30')).toMatch(/^1er ?– ?30 nov\. 2026$/);
  expect(range('2026-10-31', '2026-12-01')).toMatch(/^31 oct\. – 1er déc\. 2026$/);
  const zoned = formatInZone(new Date('2026-04-01T16:00Z'), short, 'America/New_York', 'fr');
  expect(plain(zoned)).toBe('1er avr. 2026, heure de New York');
  expect(plain(dateFormat('es', short).format(new Date('2026-04-01T13:00Z')))).toContain('1 abr');
});
