export { JoinDialog } from './join-dialog.tsx';
export { MyWaitlists } from './my-waitlists.tsx';
export { useEntryOf } from './use-entry.ts';
export { WaitlistPosition } from './waitlist-position-part.tsx';
