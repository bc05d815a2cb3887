export * from './forms.ts';
export * from './operations.ts';
export * from './shapes.ts';
