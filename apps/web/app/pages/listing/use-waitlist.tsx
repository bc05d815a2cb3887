import { LISTING_STATUS } from '@crewpad/domain';
import { useState } from 'react';
import { isFreeNow } from '../../features/search/index.ts';
import { JoinDialog, useEntryOf } from '../../features/waitlist/index.ts';
import { usePage } from '../../lib/page-context.ts';
import { toast } from '../../ui/toast.ts';
import type { ListingView } from './load-listing.ts';

/** A crash pad's waitlist for the viewer: whether they can join, and their position. */
export function useWaitlist(listing: ListingView['data']) {
  const { member, today } = usePage();
  const [isJoining, setJoining] = useState(false);
  const mayWait =
    member !== null && member.id !== listing.user_id && !member.is_admin && !member.switched;
  const [entry, setEntry] = useEntryOf(listing.id, mayWait);
  const isFull = listing.status === LISTING_STATUS.active && !isFreeNow(listing, today);
  const close = () => setJoining(false);
  return {
    isFull,
    entry,
    setEntry,
    /** Opens the dialog; undefined if they cannot join. */
    join: isFull && mayWait && entry === null ? () => setJoining(true) : undefined,
    dialog: (
      <JoinDialog
        open={isJoining}
        listingId={listing.id}
        entry={null}
        onClose={close}
        onDone={(entry, message) => {
          close();
          setEntry(entry);
          toast({ kind: 'success', message });
        }}
      />
    ),
  };
}

export type WaitlistView = ReturnType<typeof useWaitlist>;
