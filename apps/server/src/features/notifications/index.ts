export { oldNotifications } from './center/commands/delete-old.ts';
export { lockInboxes } from './center/commands/lock-inboxes.ts';
export { notify, notifyAll } from './center/commands/notify.ts';
export { mailedNotifications, type NotificationsOf } from './from-emails.ts';
export { emailTime } from './preferences/queries/email-times.ts';
