export * from './forms.ts';
export * from './operations.ts';
