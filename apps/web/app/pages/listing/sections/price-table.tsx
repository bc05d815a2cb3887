import type { contract } from '@crewpad/contract';
import { freeBeds, useAvailability } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { money, moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Part } from './part.tsx';

type Rates = Pick<
  contract.listings.Listing,
  'enable_price_range' | 'rate_per_from' | 'rate_per_to'
>;
type DayRates = Pick<contract.listings.Listing, 'enable_price_range' | 'rate_per_day_to'>;

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

function dailyTo({ enable_price_range, rate_per_day_to }: DayRates): number | null {
  return enable_price_range ? rate_per_day_to : null;
}

/** The price, deposit and free beds. */
export function PriceTable({ listing }: { listing: contract.listings.Listing }) {
  const { t } = useTranslation('pages/listing');
  const { locale } = usePage();
  const { rate_per_from, rate_per_day_from, deposit_required } = listing;
  const to = monthlyTo(listing);
  return (
    <Part title={t('rates')}>
      <dl className="m-0 grid max-w-text [&_dd]:m-0 [&_dd]:font-medium [&_dd]:tabular [&_div]:flex [&_div]:flex-wrap [&_div]:justify-between [&_div]:gap-x-4 [&_div]:gap-y-0 [&_div]:px-0 [&_div]:py-2 [&_div+div]:border-t [&_div+div]:border-t-line [&_dt]:text-ink-soft">
        <div>
          <dt>{t('rate_month')}</dt>
          <dd>{moneyRange(rate_per_from, to, locale)}</dd>
        </div>
        {rate_per_day_from !== null && rate_per_day_from > 0 && (
          <div>
            <dt>{t('rate_day')}</dt>
            <dd>{moneyRange(rate_per_day_from, dailyTo(listing), locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('deposit')}</dt>
          <dd>{deposit_required > 0 ? money(deposit_required, locale) : t('no_deposit')}</dd>
        </div>
        <div>
          <dt>{t('first_month')}</dt>
          <dd>
            {moneyRange(
              rate_per_from + deposit_required,
              to === null ? null : to + deposit_required,
              locale,
            )}
          </dd>
        </div>
        <div>
          <dt>{t('beds_available')}</dt>
          <dd>
            <FreeBeds listing={listing} />
          </dd>
        </div>
      </dl>
    </Part>
  );
}

/** "The bed is free", "2 of 7 beds free", "2 of 7 beds available, 1 pending", otherwise when the next one is free. */
export function FreeBeds({ listing }: { listing: contract.listings.Listing }) {
  const { t } = useTranslation('pages/listing');
  const availability = useAvailability()(listing);
  const { num_beds: all, num_vacant_beds: available } = listing;
  const free = freeBeds(listing, usePage().today);
  if (free === 0) return availability ?? t('not_available');
  if (all === 1) return t('bed_free');
  return free === available
    ? t('beds_of', { count: free, all })
    : t('beds_of_pending', { available, all, count: available - free });
}
