import type { contract } from '@crewpad/contract';
import { dateFormat, LANGUAGE_ZONES, type Locale } from '@crewpad/domain';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { periodDays } from '../../../lib/format-times.ts';

/**
 * What a payment covers: "Nov 20 – Dec 19, 2026". Rent covers whole days up to the day before its
 * period's end; plans and promotions end at an instant.
 */
export function receiptPeriod(
  { period_start, period_end, paid_to }: contract.billing.Receipt,
  locale: Locale,
): string | null {
  if (period_start === null || period_end === null) return null;
  if (paid_to !== null)
    return periodDays(period_start.slice(0, 10), period_end.slice(0, 10), locale);
  const format = dateFormat(languageOfTexts(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: LANGUAGE_ZONES[locale],
  });
  // Server and browsers use different spaces around the dash.
  return format.formatRange(new Date(period_start), new Date(period_end));
}
