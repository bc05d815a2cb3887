import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../../../lib/page-context.ts';
import { whenMemberLeaves } from '../../../../lib/tab-member.ts';

/** The state of one selected file. */
type UploadState = 'waiting' | 'preparing' | 'sending' | 'failed';

export interface Upload {
  id: number;
  name: string;
  /** Preview address of the file; null if not known yet, or there is no preview. */
  preview: string | null;
  state: UploadState;
  /** The uploaded fraction, 0 to 1. */
  progress: number;
  /** Why it failed. */
  fault: unknown;
}

/** A stored file. `id` grows in selection order. */
export interface StoredFile {
  id: number;
  name: string;
  url: string;
}

/** How files of one type are prepared and sent. */
export interface UploadMethod {
  /** Whether a file is refused before any processing. */
  isRefused: (file: File) => boolean;
  prepare: (file: File) => Promise<Blob>;
  send: (
    blob: Blob,
    name: string,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<string>;
  previews: boolean;
}

interface Entry {
  upload: Upload;
  file: File;
  abort: AbortController;
}

/** Concurrent uploads: as many as the server processes at a time. */
const AT_ONCE = 2;

/**
 * Selected files that are not stored yet. It outlives its step: files stored in the meantime are
 * delivered to the next subscriber.
 */
export class UploadQueue {
  readonly #method: UploadMethod;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[] = [];
  #uploads: readonly Upload[] = [];
  #stored: StoredFile[] = [];
  #onStored: ((file: StoredFile) => void) | undefined;
  #running = 0;
  #lastId = 0;

  constructor(method: UploadMethod) {
    this.#method = method;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** Delivers stored files, now and later. Returns the unsubscribe function. */
  connect(onStored: (file: StoredFile) => void): () => void {
    this.#onStored = onStored;
    for (const file of this.#stored.splice(0)) onStored(file);
    return () => {
      if (this.#onStored === onStored) this.#onStored = undefined;
    };
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      this.#lastId += 1;
      const upload: Upload = {
        id: this.#lastId,
        name: file.name,
        preview: null,
        state: 'waiting',
        progress: 0,
        fault: undefined,
      };
      this.#entries.push({ upload, file, abort: new AbortController() });
    }
    this.#changed();
    this.#next();
  }

  /** Queues a failed file again. */
  retry(id: number): void {
    const entry = this.#find(id);
    if (entry?.upload.state !== 'failed') return;
    entry.abort = new AbortController();
    this.#set(entry, { state: 'waiting', progress: 0, fault: undefined });
    this.#next();
  }

  /** Cancels uploads and clears failed ones. */
  cancel(id: number): void {
    const entry = this.#find(id);
    if (entry) this.#drop(entry);
  }

  cancelAll(): void {
    for (const entry of [...this.#entries]) this.#drop(entry);
    this.#stored = [];
  }

  #find(id: number): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.id === id);
  }

  #next(): void {
    while (this.#running < AT_ONCE) {
      const entry = this.#entries.find(({ upload }) => upload.state === 'waiting');
      if (!entry) return;
      this.#running += 1;
      void this.#run(entry).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run(entry: Entry): Promise<void> {
    const { signal } = entry.abort;
    try {
      this.#set(entry, { state: 'preparing' });
      const blob = await this.#method.prepare(entry.file);
      if (signal.aborted) return;
      this.#set(entry, { state: 'sending', preview: this.#previewOf(entry, blob) });
      const url = await this.#method.send(blob, entry.file.name, {
        signal,
        onProgress: (progress) => this.#set(entry, { progress }),
      });
      if (signal.aborted) return;
      const { id, name } = entry.upload;
      if (this.#onStored) this.#onStored({ id, name, url });
      else this.#stored.push({ id, name, url });
      this.#drop(entry);
    } catch (fault) {
      if (!signal.aborted) this.#set(entry, { state: 'failed', fault });
    }
  }

  #previewOf({ upload }: Entry, blob: Blob): string | null {
    if (!this.#method.previews) return null;
    return upload.preview ?? URL.createObjectURL(blob);
  }

  #set(entry: Entry, change: Partial<Upload>): void {
    entry.upload = { ...entry.upload, ...change };
    this.#changed();
  }

  #drop(entry: Entry): void {
    entry.abort.abort();
    if (entry.upload.preview !== null) URL.revokeObjectURL(entry.upload.preview);
    this.#entries = this.#entries.filter((queued) => queued !== entry);
    this.#changed();
  }

  #changed(): void {
    this.#uploads = this.#entries.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}

type Kind = 'pictures' | 'documents';

/** Whose form it is, and at which address. */
interface Place {
  memberId: number | undefined;
  path: string;
}

/** The queues of the open form: steps mount and unmount, the files stay. */
const queues = new Map<Kind, Place & { queue: UploadQueue }>();
const NOTHING: readonly Upload[] = [];
const nothing = () => NOTHING;

function queueOf(kind: Kind, { memberId, path }: Place, method: UploadMethod): UploadQueue {
  // The server renders for many visitors, so it stores nothing.
  if (typeof window === 'undefined') return new UploadQueue(method);
  const existing = queues.get(kind);
  if (existing?.path === path && existing.memberId === memberId) return existing.queue;
  existing?.queue.cancelAll();
  const queue = new UploadQueue(method);
  queues.set(kind, { memberId, path, queue });
  return queue;
}

whenMemberLeaves((memberId) => {
  for (const [kind, entry] of queues) {
    if (entry.memberId !== memberId) continue;
    entry.queue.cancelAll();
    queues.delete(kind);
  }
});

/** Whether the open form has uploading files: it is incomplete until they are stored. */
export function isUploading(): boolean {
  return [...queues.values()].some(
    ({ path, queue }) =>
      path === window.location.pathname && queue.uploads().some(({ state }) => state !== 'failed'),
  );
}

/** The upload queue; `onFile` gets each stored file. Leaving the form cancels it. */
export function useUploadQueue(
  kind: Kind,
  method: UploadMethod,
  onFile: (file: StoredFile) => void,
) {
  const { pathname } = useLocation();
  const memberId = usePage().member?.id;
  const [queue] = useState(() => queueOf(kind, { memberId, path: pathname }, method));
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, nothing);
  const onStored = useEffectEvent(onFile);

  useEffect(() => {
    const disconnect = queue.connect((file) => onStored(file));
    return () => {
      disconnect();
      if (window.location.pathname === pathname) return;
      queue.cancelAll();
      if (queues.get(kind)?.queue === queue) queues.delete(kind);
    };
  }, [queue, kind, pathname]);

  return { queue, uploads };
}
