import type { Locale } from './lists.ts';
import { dateFormat, formatTag } from './written-time.ts';

/** In English, zones have abbreviations that crew know; elsewhere only offsets. */
const ZONE_WORDS: Readonly<Partial<Record<Locale, [given: RegExp, written: string]>>> = {
  es: [/^hora de:? /i, 'hora de '],
  fr: [/^heure ?: |^heure de /i, 'heure de '],
  pt: [/^horário (de )?/i, 'horário de '],
};

/** An instant with the name of its time zone: "3:00 PM EDT", "13:00, heure de New York". */
export function formatInZone(
  instant: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  locale: Locale,
): string {
  const words = ZONE_WORDS[locale];
  if (words === undefined || timeZone === 'UTC') {
    return dateFormat(locale, { ...options, timeZone, timeZoneName: 'short' }).format(instant);
  }
  const [given, written] = words;
  const zone = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone,
    timeZoneName: 'shortGeneric',
  })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const local = dateFormat(locale, { ...options, timeZone }).format(instant);
  return `${local}, ${zone?.replace(given, written)}`;
}
