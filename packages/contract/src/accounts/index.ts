export * from './events.ts';
export * from './forms.ts';
export * from './operations.ts';
export * from './second-step.ts';
export * from './settings-forms.ts';
export * from './settings-operations.ts';
export * from './shapes.ts';
