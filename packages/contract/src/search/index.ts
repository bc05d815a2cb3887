export * from './operations.ts';
export * from './saved-operations.ts';
export * from './shapes.ts';
