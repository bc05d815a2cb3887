export * from './editor-form.ts';
export * from './editor-operations.ts';
export * from './editor-shapes.ts';
export * from './operations.ts';
export * from './room-issues.ts';
export * from './upload-operations.ts';
