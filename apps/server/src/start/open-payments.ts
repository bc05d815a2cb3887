import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@crewpad/contract';
import { type Sandbox, startSandbox } from '@crewpad/stripe-sandbox';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { type FolderLock, lockFolder } from '../platform/data-folder/lock.ts';
import {
  openPaymentProvider,
  type PaymentProvider,
  SANDBOX_PATH,
} from '../platform/payments/provider.ts';
import { oneLine, StartError } from '../platform/start-error.ts';

export interface OpenPayments {
  payments: PaymentProvider;
  /** Stops the sandbox if this process runs it. */
  close(): Promise<void>;
}

const FOLDER = 'sandbox';
const FILE = 'sandbox.sqlite';
const ADDRESS = 'address.json';
/** How long another process may take to start its sandbox. */
const REACH_LIMIT_MS = 20_000;
const REACH_POLL_MS = 100;

const address = z.object({
  url: z.url(),
  port: z.number().int(),
  secretKey: z.string(),
  publishableKey: z.string(),
});
type Address = z.infer<typeof address>;

/**
 * Connects to Stripe if its keys are set. Otherwise runs the sandbox in the data folder, or
 * connects to the one that another process of this folder runs.
 * @throws StartError if the sandbox cannot be started.
 */
export async function openPayments(config: Config, clock: Clock): Promise<OpenPayments> {
  const { payments } = config;
  const { flatFeeCents: accountFeeCents, cardAmountMax } = config.payouts;
  const amounts = { accountFeeCents, cardAmountMax };
  if (payments.mode !== 'sandbox') {
    return { payments: openPaymentProvider(payments, undefined, amounts), close: async () => {} };
  }
  const folder = join(config.dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const held = await lockOrReach(folder);
  if ('reached' in held) {
    return {
      payments: openPaymentProvider(payments, held.reached, amounts),
      close: async () => {},
    };
  }
  const { lock } = held;
  process.once('exit', () => lock.release());
  let sandbox: Sandbox;
  try {
    sandbox = await start(config, clock, folder, payments.port, readAddress(folder)?.port);
    writeAddress(folder, sandbox);
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    payments: openPaymentProvider(payments, sandbox, amounts),
    async close() {
      await sandbox.close();
      lock.release();
    },
  };
}

/**
 * Takes the folder's lock, or finds the sandbox of its holder, which may just be starting or have
 * died.
 */
async function lockOrReach(folder: string): Promise<{ lock: FolderLock } | { reached: Address }> {
  const end = performance.now() + REACH_LIMIT_MS;
  for (;;) {
    const lock = tryLock(folder);
    if (lock !== undefined) return { lock };
    const reached = readAddress(folder);
    if (reached !== undefined && (await isListening(reached.port))) return { reached };
    if (performance.now() >= end) {
      throw new StartError('The payment sandbox of another process does not answer.');
    }
    await sleep(REACH_POLL_MS);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true)).once('error', () => finish(false));
  });
}

function tryLock(folder: string): FolderLock | undefined {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}

/** The port of the last run if it is free, otherwise any other, unless the settings fix it. */
async function start(
  config: Config,
  clock: Clock,
  folder: string,
  requestedPort: number | undefined,
  last: number | undefined,
): Promise<Sandbox> {
  const options = {
    file: join(folder, FILE),
    control: config.testControl && config.onLoopback,
    now: () => clock.now(),
    publicBase: SANDBOX_PATH,
    publicOrigin: config.publicUrl,
  };
  const ports = requestedPort === undefined ? [last ?? 0, 0] : [requestedPort];
  let fault: unknown;
  for (const port of ports) {
    try {
      return await startSandbox({ ...options, port });
    } catch (error) {
      fault = error;
    }
  }
  throw new StartError(`The payment sandbox cannot be started: ${oneLine(fault)}`);
}

function readAddress(folder: string): Address | undefined {
  try {
    return address.parse(JSON.parse(readFileSync(join(folder, ADDRESS), 'utf8')));
  } catch {
    // No sandbox has run in this folder, or it stopped while it wrote the file.
    return undefined;
  }
}

function writeAddress(folder: string, { url, port, secretKey, publishableKey }: Sandbox): void {
  const file = join(folder, ADDRESS);
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify({ url, port, secretKey, publishableKey }), { mode: 0o600 });
  renameSync(draft, file);
}

/** The server's address for the sandbox, which runs on this machine. */
export function webhookAddress(listening: readonly (string | AddressInfo)[]): string {
  const [first] = listening
    .filter((address) => typeof address !== 'string')
    .toSorted((a, b) => (a.family < b.family ? -1 : 1));
  const host = first?.family === 'IPv6' ? '[::1]' : '127.0.0.1';
  return `http://${host}:${first?.port}/api${contract.billing.receiveWebhook.path}`;
}
