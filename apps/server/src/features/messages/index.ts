export { responseSeconds } from './queries/response-seconds.ts';
