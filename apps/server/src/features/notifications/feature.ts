import { memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailPolicy } from './mail-policy.ts';
import { deleteEmailTimes } from './preferences/commands/set-email-times.ts';
import { addNotifications } from './routes.ts';
import { registerOneClick } from './unsubscribe/one-click.ts';

export const notifications: Feature = {
  name: 'notifications',
  routes: addNotifications,
  plugin: registerOneClick,
  mailPolicy,
  hooks: [memberClosing.fill({ close: deleteEmailTimes })],
};
