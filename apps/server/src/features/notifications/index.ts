export { lockInboxes } from './center/commands/lock-inboxes.ts';
export { type Notice, notify, notifyAll } from './center/commands/notify.ts';
export { emailTime } from './preferences/queries/email-times.ts';
