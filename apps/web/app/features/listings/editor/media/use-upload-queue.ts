import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Stored, type Upload, UploadQueue, type UploadWay } from './upload-queue.ts';

type Kind = 'pictures' | 'documents';

/** The queues of the form that is open, by its path: its steps come and go, the files stay. */
const kept = new Map<Kind, { path: string; queue: UploadQueue }>();
const NOTHING: readonly Upload[] = [];
const nothing = () => NOTHING;

function queueOf(kind: Kind, path: string, way: UploadWay): UploadQueue {
  // A server renders for many visitors, so it stores nothing.
  if (typeof window === 'undefined') return new UploadQueue(way);
  const known = kept.get(kind);
  if (known?.path === path) return known.queue;
  known?.queue.cancelAll();
  const queue = new UploadQueue(way);
  kept.set(kind, { path, queue });
  return queue;
}

/** Whether files of the open form are on their way: it is not complete before they are stored. */
export function areFilesUnderWay(): boolean {
  return [...kept.values()].some(
    ({ path, queue }) =>
      path === window.location.pathname && queue.shown().some(({ state }) => state !== 'failed'),
  );
}

/** The files on their way; `take` gets each one that is stored. Leaving the form breaks them off. */
export function useUploadQueue(kind: Kind, way: UploadWay, take: (stored: Stored) => void) {
  const { pathname } = useLocation();
  const [queue] = useState(() => queueOf(kind, pathname, way));
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
