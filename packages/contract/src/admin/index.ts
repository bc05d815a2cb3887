export * from './operations.ts';
export * from './running-operations.ts';
