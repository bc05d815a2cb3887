import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { Stopped } from './main.mjs';
import { root } from './root.mjs';

/** The signals that end a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MS = 15_000;

/** The exit code that shells report for a program ended by a signal. */
export function signalCode(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Runs a program in the repository's folder and resolves with its exit code and any signal that we
 * received in the meantime. Forwards only the first signal: another one must not interrupt the
 * program's clean exit.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, stopped?: string, timedOut: boolean }>}
 */
export function run(command, args, { timeoutMs, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    let stopSignal;
    let timedOut = false;
    const forward = (signal) => {
      if (stopSignal) return;
      stopSignal = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    let timer = timeoutMs && setTimeout(expire, timeoutMs);
    // SIGTERM first, so that a test runner can stop its children.
    function expire() {
      timedOut = true;
      child.kill('SIGINT');
      timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    }
    const settle = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
      clearTimeout(timer);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      settle();
      resolve({ code: code ?? signalCode(signal), stopped: stopSignal, timedOut });
    });
  });
}

/** Like run, but for one step of a script: a stop signal ends the whole script. */
export async function runStep(command, args, options) {
  const result = await run(command, args, options);
  if (result.stopped) throw new Stopped(signalCode(result.stopped));
  return result;
}

/**
 * The environment for the project's tools: their `#!/usr/bin/env node` must find the project's Node,
 * which npm 10 does not link into node_modules/.bin.
 */
export function toolEnv(nodePath, extra = {}) {
  const path = [join(nodePath, '..'), join(root, 'node_modules/.bin'), process.env.PATH];
  // Some tools use colors even in files and CI logs.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...process.env, PATH: path.join(delimiter), ...plain, ...extra };
}

/** `typescript-api`, which the sandbox's shape check uses, has a `tsc` of the same name. */
const PLACES = { tsc: 'typescript/bin/tsc' };

/** The path of a package's tool. */
export function tool(name) {
  return join(root, 'node_modules', PLACES[name] ?? join('.bin', name));
}
