export * from './desk.ts';
export * from './money.ts';
export * from './operations.ts';
