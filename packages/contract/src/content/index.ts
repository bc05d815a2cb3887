export * from './ad-operations.ts';
export * from './contact-operation.ts';
export * from './feed-editing.ts';
export * from './feed-operations.ts';
export * from './list-operations.ts';
export * from './operations.ts';
