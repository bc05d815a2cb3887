import type { contract } from '@crewpad/contract';
import { endpoint } from '../../../lib/browser-call.ts';

export const getNotifications = endpoint<typeof contract.notifications.getNotifications>(
  'GET',
  '/notifications',
);
export const readNotifications = endpoint<typeof contract.notifications.readNotifications>(
  'POST',
  '/notifications/read',
);
