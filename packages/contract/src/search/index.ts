export * from './directory-operations.ts';
export * from './geo-operations.ts';
export * from './operations.ts';
export * from './saved-operations.ts';
export * from './shapes.ts';
