import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

/**
 * Renders the demo pictures in a process of its own, which takes the memory that drawing needs along
 * when it ends.
 * @param folder of the stored files
 * @param progress told after each picture
 * @throws Error when the process did not end well
 */
export async function renderApart(
  folder: string,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const worker = fork(WORKER, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  worker.on('message', ([done, total]: [number, number]) => progress(done, total));
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`The demo pictures could not be drawn (ended with ${code}).`);
}
