export { emailTime } from './preferences/queries/email-times.ts';
