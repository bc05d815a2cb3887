export * from './desk.ts';
export * from './operations.ts';
