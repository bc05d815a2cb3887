export * from './calendar-operations.ts';
export * from './operations.ts';
