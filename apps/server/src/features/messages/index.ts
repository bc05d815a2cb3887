export { type FindReported, NO_PARTS, reportSubjects } from './hooks.ts';
export { deliver } from './sending.ts';
export { responseSeconds } from './threads.queries.ts';
