export { MessagesFrame, NoThreadSelected } from './frame.tsx';
export { readInboxState } from './inbox-state.ts';
export { loadInbox } from './load-inbox.ts';
export { loadNewThread, loadThread } from './thread/load-thread.ts';
export { NewChatPage } from './thread/new-chat-page.tsx';
export { ThreadPage } from './thread/thread-page.tsx';
