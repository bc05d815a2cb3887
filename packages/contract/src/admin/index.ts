export * from './move-operations.ts';
export * from './operations.ts';
export * from './running-operations.ts';
