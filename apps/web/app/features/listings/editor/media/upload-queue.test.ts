import { describe, expect, it } from 'vitest';
import { type StoredFile, UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);

/** A queue whose files succeed or fail when the test says so. */
function controlledQueue() {
  const uploads = new Map<
    string,
    { finish: (url: string) => void; fail: (fault: unknown) => void }
  >();
  const queue = new UploadQueue({
    previews: false,
    isRefused: () => false,
    prepare: async (blob) => blob,
    send: (_blob, name, { signal, onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      uploads.set(name, { finish: resolve, fail: reject });
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      onProgress(0.5);
      return promise;
    },
  });
  /** Waits until this file is uploading. */
  const uploadOf = async (name: string) => {
    await expect.poll(() => uploads.has(name)).toBe(true);
    const control = uploads.get(name);
    if (!control) throw new Error(`${name} was not sent`);
    uploads.delete(name);
    return control;
  };
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`);
  return { queue, uploadOf, states, uploads };
}

describe('the upload queue', () => {
  it('uploads two at a time, and returns files with their position', async () => {
    const { queue, uploadOf, states } = controlledQueue();
    const files: StoredFile[] = [];
    queue.connect((storedFile) => files.push(storedFile));
    queue.add([file('a'), file('b'), file('c')]);
    const a = await uploadOf('a');
    const b = await uploadOf('b');
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    expect(queue.uploads()[0]?.progress).toBe(0.5);
    b.finish('/b');
    (await uploadOf('c')).finish('/c');
    a.finish('/a');
    await expect.poll(() => files.length).toBe(3);
    expect(files.map(({ id, url }) => `${id} ${url}`)).toEqual(['2 /b', '3 /c', '1 /a']);
    expect(queue.uploads()).toEqual([]);
  });

  it('retains failed uploads for a retry', async () => {
    const { queue, uploadOf, states } = controlledQueue();
    const files: StoredFile[] = [];
    queue.connect((storedFile) => files.push(storedFile));
    queue.add([file('a')]);
    (await uploadOf('a')).fail(new TypeError('gone'));
    await expect.poll(states).toEqual(['a failed']);
    queue.retry(1);
    (await uploadOf('a')).finish('/a');
    await expect.poll(() => files.map(({ url }) => url)).toEqual(['/a']);
  });

  it('removes canceled uploads immediately, and starts the next one', async () => {
    const { queue, uploadOf, states } = controlledQueue();
    queue.add([file('a'), file('b'), file('c')]);
    await uploadOf('a');
    await uploadOf('b');
    queue.cancel(1);
    await uploadOf('c');
    expect(states()).toEqual(['b sending', 'c sending']);
    queue.cancelAll();
    expect(states()).toEqual([]);
  });

  it('holds finished files until they are collected', async () => {
    const { queue, uploadOf } = controlledQueue();
    const leave = queue.connect(() => {
      throw new Error('there is no one');
    });
    queue.add([file('a')]);
    const a = await uploadOf('a');
    leave();
    a.finish('/a');
    await expect.poll(() => queue.uploads()).toEqual([]);
    const files: StoredFile[] = [];
    queue.connect((storedFile) => files.push(storedFile));
    expect(files).toEqual([{ id: 1, name: 'a', url: '/a' }]);
  });
});
