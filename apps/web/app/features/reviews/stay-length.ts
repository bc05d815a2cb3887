import type { contract } from '@crewpad/contract';

/** From this many days on, the length of a stay is shown in months. */
const MONTHS_FROM = 60;
const DAYS_PER_MONTH = 365.25 / 12;

/** The text for the length of a review's stay: its key and count. */
export function stayLength({ days, ongoing }: NonNullable<contract.reviews.Review['stay']>) {
  const verb = ongoing ? 'staying' : 'stayed';
  return days < MONTHS_FROM
    ? ({ key: `${verb}_days`, count: days } as const)
    : ({ key: `${verb}_months`, count: Math.round(days / DAYS_PER_MONTH) } as const);
}
