export { MessagesFrame, NoThreadSelected } from './frame.tsx';
export { loadInbox, readInboxState } from './inbox-state.ts';
export { loadNewThread, loadThread } from './thread/load-thread.ts';
export { NewChatPage } from './thread/new-chat-page.tsx';
export { ThreadPage } from './thread/thread-page.tsx';
