export { TenantMenu } from './menu/tenant-menu.tsx';
export { findRental } from './rental-calls.ts';
export { nameOf, type RentalDialogRequest, useRentalDialog } from './rental-dialog-context.ts';
export { RentalDialogs } from './rental-dialogs.tsx';
