export * from './client.ts';
export * from './common.ts';
export * from './confirmed-operations.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './event.ts';
export * as contract from './features.ts';
export * from './operation.ts';
export * from './operations.ts';
