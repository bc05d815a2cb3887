export * from './constants.ts';
export * from './flags.ts';
export * from './geo.ts';
export * from './lists.ts';
export * from './pictures.ts';
