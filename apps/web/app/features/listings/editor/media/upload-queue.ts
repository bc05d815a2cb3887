/** What becomes of one chosen file. */
type UploadState = 'waiting' | 'preparing' | 'sending' | 'failed';

export interface Upload {
  id: number;
  name: string;
  /** Address of the file as it will be sent; null: not known yet, or nothing to look at. */
  preview: string | null;
  state: UploadState;
  /** How much has left, 0 to 1. */
  sent: number;
  /** Why it failed. */
  fault: unknown;
}

/** A file that is stored now. `id` grows in the order in which the files were chosen. */
export interface Stored {
  id: number;
  name: string;
  url: string;
}

/** How files of one kind are made ready and sent. */
export interface UploadWay {
  /** Whether a file is refused at sight, before anything is done with it. */
  isRefused: (file: File) => boolean;
  prepare: (file: File) => Promise<Blob>;
  send: (
    blob: Blob,
    name: string,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<string>;
  previews: boolean;
}

interface Entry {
  upload: Upload;
  file: File;
  abort: AbortController;
}

/** Files at once on their way: the server works on as many at the same time. */
const AT_ONCE = 2;

/**
 * Files that were chosen and are not stored yet. It lives on while another step is shown: what is
 * stored meanwhile is handed over when somebody takes it again.
 */
export class UploadQueue {
  readonly #way: UploadWay;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[] = [];
  #shown: readonly Upload[] = [];
  #stored: Stored[] = [];
  #take: ((stored: Stored) => void) | undefined;
  #running = 0;
  #lastId = 0;

  constructor(way: UploadWay) {
    this.#way = way;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly shown = (): readonly Upload[] => this.#shown;

  /** Hands over what is stored, now and later. Returns the way to stop. */
  connect(take: (stored: Stored) => void): () => void {
    this.#take = take;
    for (const stored of this.#stored.splice(0)) take(stored);
    return () => {
      if (this.#take === take) this.#take = undefined;
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
        sent: 0,
        fault: undefined,
      };
      this.#entries.push({ upload, file, abort: new AbortController() });
    }
    this.#changed();
    this.#next();
  }

  /** Puts a file that failed in line again. */
  retry(id: number): void {
    const entry = this.#find(id);
    if (entry?.upload.state !== 'failed') return;
    entry.abort = new AbortController();
    this.#set(entry, { state: 'waiting', sent: 0, fault: undefined });
    this.#next();
  }

  /** Breaks off what is on its way; of what failed nothing is said any more. */
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
      const blob = await this.#way.prepare(entry.file);
      if (signal.aborted) return;
      this.#set(entry, { state: 'sending', preview: this.#previewOf(entry, blob) });
      const url = await this.#way.send(blob, entry.file.name, {
        signal,
        onProgress: (sent) => this.#set(entry, { sent }),
      });
      if (signal.aborted) return;
      const { id, name } = entry.upload;
      if (this.#take) this.#take({ id, name, url });
      else this.#stored.push({ id, name, url });
      this.#drop(entry);
    } catch (fault) {
      if (!signal.aborted) this.#set(entry, { state: 'failed', fault });
    }
  }

  #previewOf({ upload }: Entry, blob: Blob): string | null {
    if (!this.#way.previews) return null;
    return upload.preview ?? URL.createObjectURL(blob);
  }

  #set(entry: Entry, change: Partial<Upload>): void {
    entry.upload = { ...entry.upload, ...change };
    this.#changed();
  }

  #drop(entry: Entry): void {
    entry.abort.abort();
    if (entry.upload.preview !== null) URL.revokeObjectURL(entry.upload.preview);
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#changed();
  }

  #changed(): void {
    this.#shown = this.#entries.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}
