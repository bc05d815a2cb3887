export * from './forms.ts';
export * from './operations.ts';
export * from './settings-operations.ts';
export * from './shapes.ts';
export * from './tenant-operations.ts';
