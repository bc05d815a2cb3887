import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './main.mjs';
import { SIGNALS, signalCode } from './process.mjs';
import { root } from './root.mjs';

/** Editors write a file several times. */
const SETTLE_MS = 100;
const NO_SOURCE = /\.test\.tsx?$|(^|\/)(node_modules|build)\/|~$/;

/** Calls `onChange` once for changes that follow each other closely. */
function watchSources(folders, onChange) {
  let timer;
  const watchers = folders.map((folder) =>
    watch(`${root}/${folder}`, { recursive: true }, (_event, name) => {
      if (NO_SOURCE.test(name ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE_MS, `${folder}/${name}`);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * Runs a server, and restarts it when its sources change. This process keeps the port, so a request
 * in between waits instead of being refused. The server gets each connection as a message, once it
 * has said that it is ready (apps/server/src/start/listen.ts).
 * @param {{ command: string, args: string[], env: NodeJS.ProcessEnv, folders: string[], port: number, host: string }} options
 * @returns {Promise<number>} the exit code after a stop signal
 */
export async function runWithRestarts({ command, args, env, folders, port, host }) {
  /** The server's process, and the connections that wait until it is ready. */
  let child;
  let isReady = false;
  let isChanged = false;
  let stopSignal;
  const waiting = new Set();

  const passConnection = (socket) => child.send('connection', socket, () => {});
  const listener = createServer({ pauseOnConnect: true }, (socket) => {
    if (isReady) return passConnection(socket);
    waiting.add(socket);
    socket.once('error', () => waiting.delete(socket));
  });
  listener.listen({ port, host });
  await once(listener, 'listening');

  const end = (signal) => {
    isReady = false;
    child?.kill(signal);
  };
  const stop = (signal) => {
    if (stopSignal) return;
    stopSignal = signal;
    listener.close();
    end(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const close = watchSources(folders, (file) => {
    if (isChanged || stopSignal) return;
    isChanged = true;
    say(`${file} changed: restarting the server ...`);
    // Not SIGTERM, after which the server first tells balancers that it is about to stop.
    end('SIGINT');
  });

  let code;
  while (!stopSignal) {
    isChanged = false;
    child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message !== 'ready') return;
      isReady = true;
      for (const socket of waiting) passConnection(socket);
      waiting.clear();
    });
    const [exitCode, signal] = await once(child, 'exit');
    isReady = false;
    code = exitCode ?? signalCode(signal);
    if (!isChanged && !stopSignal) say('The server ended; it starts again after the next change.');
    while (!isChanged && !stopSignal) await sleep(SETTLE_MS);
  }
  for (const signal of SIGNALS) process.off(signal, stop);
  for (const socket of waiting) socket.destroy();
  close();
  return code;
}
