export type { GroupRequest } from './group-dialog.tsx';
export { GroupMessage } from './group-message.tsx';
