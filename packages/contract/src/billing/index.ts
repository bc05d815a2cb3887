export * from './card-operations.ts';
export * from './charge-operations.ts';
export * from './plan-operations.ts';
