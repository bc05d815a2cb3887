export { JoinDialog } from './join-dialog.tsx';
export { MyWaitlists } from './my-waitlists.tsx';
export { OwnPlace } from './own-place-part.tsx';
export { useEntryOf } from './use-entry.ts';
