export { MessagesFrame } from './frame.tsx';
export { loadInbox } from './inbox/load-inbox.ts';
export { readInboxState } from './inbox-state.ts';
export { NoThreadSelected } from './no-thread-selected.tsx';
export { loadNewThread, loadThread } from './thread/load-thread.ts';
export { NewChatPage } from './thread/new-chat-page.tsx';
export { ThreadPage } from './thread/thread-page.tsx';
