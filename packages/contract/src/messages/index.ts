export * from './events.ts';
export * from './forms.ts';
export * from './operations.ts';
export * from './quick-replies.ts';
export * from './reports.ts';
export * from './shapes.ts';
