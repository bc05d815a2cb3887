import { mailsOrdered } from '../../platform/outbox/order-mail.ts';
import { memberClosing, memberFacts } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications, notifyOfMails, securityNotifications } from './from-emails.ts';
import { mailPolicy } from './mail-policy.ts';
import { countUnreadNotifications } from './notifications.queries.ts';
import { deleteNotifications, oldNotifications } from './notifications.ts';
import { deleteEmailTimes } from './preferences.ts';
import { addNotifications } from './routes.ts';
import { registerOneClick } from './unsubscribe.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    notifications: typeof import('./texts/en.ts').default;
  }
}

export const notifications: Feature = {
  name: 'notifications',
  routes: addNotifications,
  plugin: registerOneClick,
  mailPolicy,
  oldData: [oldNotifications],
  hooks: [
    mailsOrdered.extend(notifyOfMails),
    mailedNotifications.extend(securityNotifications),
    memberFacts.extend({ notifications: countUnreadNotifications }),
    memberClosing.extend({ close: deleteEmailTimes }),
    memberClosing.extend({ close: deleteNotifications }),
  ],
};
