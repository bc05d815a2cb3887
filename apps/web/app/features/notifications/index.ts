export { NotificationsPage } from './notifications-page.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
