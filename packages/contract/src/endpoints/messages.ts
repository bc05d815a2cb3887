// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { messages } from '../features.ts';

export const addQuickReply = 'POST /user/quick-replies' as EndpointOf<typeof messages.addQuickReply>;
export const archiveThread = 'DELETE /messages/{id}' as EndpointOf<typeof messages.archiveThread>;
export const blockMember = 'POST /user/block' as EndpointOf<typeof messages.blockMember>;
export const changeQuickReply = 'PUT /user/quick-replies/{id}' as EndpointOf<typeof messages.changeQuickReply>;
export const changeThread = 'PUT /messages/{id}' as EndpointOf<typeof messages.changeThread>;
export const countUnread = 'GET /messages/unread' as EndpointOf<typeof messages.countUnread>;
export const deleteQuickReply = 'DELETE /user/quick-replies/{id}' as EndpointOf<typeof messages.deleteQuickReply>;
export const getBlocks = 'GET /user/blocks' as EndpointOf<typeof messages.getBlocks>;
export const getInbox = 'GET /messages' as EndpointOf<typeof messages.getInbox>;
export const getNewThread = 'GET /messages/new' as EndpointOf<typeof messages.getNewThread>;
export const getQuickReplies = 'GET /user/quick-replies' as EndpointOf<typeof messages.getQuickReplies>;
export const getThread = 'GET /messages/{id}' as EndpointOf<typeof messages.getThread>;
export const markRead = 'POST /messages/{id}/read' as EndpointOf<typeof messages.markRead>;
export const messageChanged: typeof messages.messageChanged.name = 'message';
export const report = 'POST /reports' as EndpointOf<typeof messages.report>;
export const sendGroupMessage = 'POST /lister/send-message-to-tenant' as EndpointOf<typeof messages.sendGroupMessage>;
export const sendMessage = 'POST /messages' as EndpointOf<typeof messages.sendMessage>;
export const unblockMember = 'DELETE /user/block/{id}' as EndpointOf<typeof messages.unblockMember>;
