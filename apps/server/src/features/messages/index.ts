export { responseSeconds } from './queries/response-seconds.ts';
export { type FindReported, NO_PARTS, reportSubjects } from './reports/report-subjects.ts';
export { deliver } from './sending/commands/deliver.ts';
