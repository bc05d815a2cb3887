export * from './editor-form.ts';
export * from './editor-operations.ts';
export * from './editor-shapes.ts';
export * from './operations.ts';
