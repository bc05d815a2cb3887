import type { BrandName } from './lists.ts';

/** Feature flags; their defaults depend on the brand. */
export const FLAGS = [
  'changePlans',
  'deactivateAccount',
  'paymentRequest',
  'autopay',
  'payoutSchedule',
  'events',
  'specialOffers',
  'mapFilters',
  'travelbug',
  'crashpad',
] as const;
export type FlagName = (typeof FLAGS)[number];
export type Flags = Record<FlagName, boolean>;

/** The default flags. */
export function defaultFlags(brand: BrandName): Flags {
  return {
    changePlans: false,
    deactivateAccount: false,
    paymentRequest: false,
    autopay: true,
    payoutSchedule: false,
    events: brand !== 'crashpad',
    specialOffers: brand !== 'crashpad',
    mapFilters: brand !== 'crashpad',
    travelbug: brand === 'vacation',
    crashpad: brand !== 'vacation',
  };
}
