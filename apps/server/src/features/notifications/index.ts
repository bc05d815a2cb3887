export { mailedNotifications, type NotificationsOf } from './from-emails.ts';
export { lockInboxes, notify, notifyAll, oldNotifications } from './notifications.ts';
export { emailTime } from './preferences.ts';
