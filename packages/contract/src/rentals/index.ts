export * from './events.ts';
export * from './forms.ts';
export * from './money-shapes.ts';
export * from './operations.ts';
export * from './shapes.ts';
export * from './tenant-operations.ts';
