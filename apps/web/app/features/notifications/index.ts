export { NotificationsPage, queryOf, readShown } from './notifications-page.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
