export * from './feed-operations.ts';
export * from './operations.ts';
