export { nameOf, useAskRental } from './rental-asks.ts';
export { findRental } from './rental-calls.ts';
export { RentalDialogs } from './rental-dialogs.tsx';
export { TenantMenu } from './tenant-menu.tsx';
