export * from './catalog.ts';
export * from './text-file.ts';
export * from './translator.ts';
