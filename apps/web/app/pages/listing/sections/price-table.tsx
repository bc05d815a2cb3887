import type { contract } from '@crewpad/contract';
import type { Locale } from '@crewpad/domain';
import { freeBeds, useAvailability } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { money, moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';

type Rates = Pick<
  contract.listings.Listing,
  'enable_price_range' | 'rate_per_from' | 'rate_per_to'
>;
type DayRates = Pick<
  contract.listings.Listing,
  'enable_price_range' | 'rate_per_day_from' | 'rate_per_day_to'
>;

/** The upper end of the monthly price; null if there is one price. */
export function monthlyTo({
  enable_price_range,
  rate_per_from,
  rate_per_to,
}: Rates): number | null {
  return enable_price_range && rate_per_to !== null && rate_per_to > rate_per_from
    ? rate_per_to
    : null;
}

/** The price of a day; null without one. */
export function dayRateOf(
  { enable_price_range, rate_per_day_from: from, rate_per_day_to }: DayRates,
  locale: Locale,
): string | null {
  if (from === null || from <= 0) return null;
  return moneyRange(from, enable_price_range ? rate_per_day_to : null, locale);
}

/** The rates of phones, whose bar has room for few. On wide screens they are in the price box. */
export function PriceTable({ listing }: { listing: contract.listings.Listing }) {
  const { t } = useTranslation('pages/listing');
  const { locale } = usePage();
  const { rate_per_from, deposit_required } = listing;
  const to = monthlyTo(listing);
  const rows = {
    rate_month: moneyRange(rate_per_from, to, locale),
    rate_day: dayRateOf(listing, locale),
    deposit: deposit_required > 0 ? money(deposit_required, locale) : t('no_deposit'),
    first_month: moneyRange(
      rate_per_from + deposit_required,
      to === null ? null : to + deposit_required,
      locale,
    ),
  };
  return (
    <section
      aria-label={t('rates')}
      className="rounded-md border border-line bg-surface p-4 lg:hidden"
    >
      <dl className="m-0 grid grid-fill-32 gap-x-4 gap-y-3 text-sm">
        {Object.entries(rows).map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="text-ink-soft">{t(name as keyof typeof rows)}</dt>
                <dd className="m-0 font-medium tabular">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** "The bed is free", "2 of 7 beds free", "2 of 7 beds available, 1 pending", otherwise when the next one is free. */
export function FreeBeds({ listing }: { listing: contract.listings.Listing }) {
  const { t } = useTranslation('pages/listing');
  const availability = useAvailability({ isShort: true })(listing);
  const { num_beds: all, num_vacant_beds: available } = listing;
  const free = freeBeds(listing, usePage().today);
  if (free === 0) return availability ?? t('not_available');
  if (all === 1) return t('bed_free');
  return free === available
    ? t('beds_of', { count: free, all })
    : t('beds_of_pending', { available, all, count: available - free });
}
