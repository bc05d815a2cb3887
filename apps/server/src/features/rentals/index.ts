export type { RentalServices } from './commands/change-rental.ts';
export { bedTaken, withOneStayPerBed } from './commands/require-free-bed.ts';
export { greetingOf, titleForStranger } from './emails/phrases.ts';
export { formatInstant } from './emails/when.ts';
export { listingsToLock, tenantInvited } from './hooks.ts';
export { requirePlan } from './policy.ts';
export { timeZoneOf } from './queries/time-zone-of.ts';
