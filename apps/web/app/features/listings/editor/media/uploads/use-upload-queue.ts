import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../../../../lib/page-context.ts';
import { whenMemberLeaves } from '../../../../../lib/tab-member.ts';
import { type Stored, type Upload, UploadQueue, type UploadWay } from './upload-queue.ts';

type Kind = 'pictures' | 'documents';

/** Whose form it is, and at which address. */
interface Place {
  memberId: number | undefined;
  path: string;
}

/** The queues of the open form: steps mount and unmount, the files stay. */
const kept = new Map<Kind, Place & { queue: UploadQueue }>();
const NOTHING: readonly Upload[] = [];
const nothing = () => NOTHING;

function queueOf(kind: Kind, { memberId, path }: Place, way: UploadWay): UploadQueue {
  // The server renders for many visitors, so it stores nothing.
  if (typeof window === 'undefined') return new UploadQueue(way);
  const known = kept.get(kind);
  if (known?.path === path && known.memberId === memberId) return known.queue;
  known?.queue.cancelAll();
  const queue = new UploadQueue(way);
  kept.set(kind, { memberId, path, queue });
  return queue;
}

whenMemberLeaves((memberId) => {
  for (const [kind, known] of kept) {
    if (known.memberId !== memberId) continue;
    known.queue.cancelAll();
    kept.delete(kind);
  }
});

/** Whether the open form has uploading files: it is incomplete until they are stored. */
export function areFilesUnderWay(): boolean {
  return [...kept.values()].some(
    ({ path, queue }) =>
      path === window.location.pathname && queue.shown().some(({ state }) => state !== 'failed'),
  );
}

/** The upload queue; `take` gets each stored file. Leaving the form cancels it. */
export function useUploadQueue(kind: Kind, way: UploadWay, take: (stored: Stored) => void) {
  const { pathname } = useLocation();
  const memberId = usePage().member?.id;
  const [queue] = useState(() => queueOf(kind, { memberId, path: pathname }, way));
  const uploads = useSyncExternalStore(queue.subscribe, queue.shown, nothing);
  const onStored = useEffectEvent(take);

  useEffect(() => {
    const disconnect = queue.connect((stored) => onStored(stored));
    return () => {
      disconnect();
      if (window.location.pathname === pathname) return;
      queue.cancelAll();
      if (kept.get(kind)?.queue === queue) kept.delete(kind);
    };
  }, [queue, kind, pathname]);

  return { queue, uploads };
}
