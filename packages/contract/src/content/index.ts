export * from './contact-operation.ts';
export * from './feed-operations.ts';
export * from './operations.ts';
