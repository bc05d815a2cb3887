export * from './center.ts';
export * from './operations.ts';
