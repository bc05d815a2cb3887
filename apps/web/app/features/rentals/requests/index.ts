export { OpenRequests } from './open-requests.tsx';
export { RequestList } from './request-list.tsx';
export { isOpenRequest, statusWord } from './request-status.ts';
