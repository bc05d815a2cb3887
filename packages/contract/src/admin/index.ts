export * from './members.ts';
export * from './overview.ts';
export * from './reports.ts';
export * from './system-status.ts';
