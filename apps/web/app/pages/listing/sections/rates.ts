import type { contract } from '@crewpad/contract';

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

export function dailyTo({ enable_price_range, rate_per_day_to }: DayRates): number | null {
  return enable_price_range ? rate_per_day_to : null;
}
