export { responseSeconds } from './response-time.ts';
