export * from './autopay-operations.ts';
export * from './forms.ts';
export * from './operations.ts';
export * from './payment-operations.ts';
export * from './payout-operations.ts';
export * from './settings-operations.ts';
export * from './shapes.ts';
export * from './tenant-operations.ts';
