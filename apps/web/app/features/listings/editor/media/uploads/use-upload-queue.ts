import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Stored, type Upload, UploadQueue, type UploadWay } from './upload-queue.ts';

type Kind = 'pictures' | 'documents';

/** The queues of the open form, by its path: steps mount and unmount, the files stay. */
const kept = new Map<Kind, { path: string; queue: UploadQueue }>();
const NOTHING: readonly Upload[] = [];
const nothing = () => NOTHING;

function queueOf(kind: Kind, path: string, way: UploadWay): UploadQueue {
  // The server renders for many visitors, so it stores nothing.
  if (typeof window === 'undefined') return new UploadQueue(way);
  const known = kept.get(kind);
  if (known?.path === path) return known.queue;
  known?.queue.cancelAll();
  const queue = new UploadQueue(way);
  kept.set(kind, { path, queue });
  return queue;
}

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
