export * from './accept-operations.ts';
export * from './autopay-operations.ts';
export * from './entry-operations.ts';
export * from './forms.ts';
export * from './objection-operations.ts';
export * from './payment-operations.ts';
export * from './rent-change-operations.ts';
export * from './settings-operations.ts';
