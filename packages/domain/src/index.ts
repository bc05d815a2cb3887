export * from './constants.ts';
export * from './lists.ts';
