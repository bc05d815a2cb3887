// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { notifications } from '../features.ts';

export const getEmailPreferences = 'GET /notifications/preferences' as EndpointOf<typeof notifications.getEmailPreferences>;
export const getNotifications = 'GET /notifications' as EndpointOf<typeof notifications.getNotifications>;
export const notified: typeof notifications.notified.name = 'notification';
export const readNotifications = 'POST /notifications/read' as EndpointOf<typeof notifications.readNotifications>;
export const setEmailPreferences = 'PUT /notifications/preferences' as EndpointOf<typeof notifications.setEmailPreferences>;
export const unsubscribe = 'POST /notifications/unsubscribe' as EndpointOf<typeof notifications.unsubscribe>;
