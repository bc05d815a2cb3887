import type { Config } from '../platform/config.ts';
import type { FigureDefinition } from '../platform/figures.ts';
import { jobFigures } from '../platform/jobs/figures.ts';
import { type LimitTable, limitTable } from '../platform/limits/table.ts';
import { outboxFigures } from '../platform/outbox/figures.ts';
import { accounts } from './accounts/feature.ts';
import { admin } from './admin/feature.ts';
import { billing } from './billing/feature.ts';
import { content } from './content/feature.ts';
import type { Feature } from './feature.ts';
import { listings } from './listings/feature.ts';
import { messages } from './messages/feature.ts';
import { notifications } from './notifications/feature.ts';
import { payouts } from './payouts/feature.ts';
import { promotions } from './promotions/feature.ts';
import { rent } from './rent/feature.ts';
import { rentals } from './rentals/feature.ts';
import { reports } from './reports/feature.ts';
import { reviews } from './reviews/feature.ts';
import { search } from './search/feature.ts';
import { waitlist } from './waitlist/feature.ts';

/** Every feature, lower ones first. To add a feature, add its folder and a line here. */
export const features: readonly Feature[] = [
  accounts,
  content,
  notifications,
  search,
  billing,
  listings,
  promotions,
  payouts,
  rentals,
  waitlist,
  rent,
  messages,
  reviews,
  reports,
  admin,
];

for (const { hooks = [] } of features) for (const filling of hooks) filling.connect();

/** The limits of all features with overrides from the settings; undefined disables limits. */
export function limitTableOf({ limits }: Config, among = features): LimitTable | undefined {
  return (
    limits &&
    limitTable(
      among.map((feature) => feature.limits ?? {}),
      limits,
    )
  );
}

/** The metrics that are in the database: of the platform and of all features. */
export const allFigures: readonly FigureDefinition[] = [
  ...jobFigures,
  ...outboxFigures,
  ...features.flatMap(({ figures = [] }) => figures),
];
