export * from './constants.ts';
export * from './flags.ts';
export * from './geo.ts';
export * from './lists.ts';
export * from './moved-point.ts';
export * from './pictures.ts';
export * from './sort-key.ts';
