import type { AddressInfo } from 'node:net';
import { openClock } from './clock.ts';
import { makeAlarm } from './due.ts';
import { makeFaults } from './faults.ts';
import { makeApp } from './http/app.ts';
import { setCaptureDelay } from './resources/charges.ts';
import { change, type SandboxParts } from './sandbox-parts.ts';
import { openStore } from './store/store.ts';
import { startWebhookDelivery } from './webhook-delivery.ts';

export interface SandboxOptions {
  /** Where all data is stored: a path, or ":memory:". */
  file: string;
  /** Loopback address to listen on. */
  host?: string;
  /** 0, the default, means any free port. */
  port?: number;
  secretKey?: string;
  publishableKey?: string;
  /** Opens `/_sandbox`, with which tests set the clock and cause faults. */
  control?: boolean;
  /** The clock that the sandbox's clock follows. */
  now?: () => Date;
  /**
   * After how many seconds a charge is captured: 1 by default, as at Stripe. 0: with the payment, for
   * tests that are about something else.
   */
  captureDelay?: number;
  /** Path under which the browser reaches `/browser`, such as "/sandbox". */
  publicBase?: string;
  /** Where browsers reach publicBase, such as "https://app.example"; the sandbox itself by default. */
  publicOrigin?: string;
}

export interface Sandbox {
  /** Address of the API without a trailing slash, such as "http://127.0.0.1:12111". */
  url: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  close(): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/**
 * Starts a server with Stripe's API that stores its objects in one file.
 * Throws if another sandbox owns the file, if a key is not a test key, or if the host is not on
 * loopback.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    host = '127.0.0.1',
    port = 0,
    secretKey = 'sk_test_crewpad_sandbox',
    publishableKey = 'pk_test_crewpad_sandbox',
    publicBase = '/sandbox',
  } = options;
  if (!secretKey.startsWith('sk_test_') || !publishableKey.startsWith('pk_test_'))
    throw new Error('The Stripe sandbox takes keys of test mode only');
  if (!LOOPBACK.includes(host)) throw new Error('The Stripe sandbox listens on loopback only');

  const store = openStore(options.file);
  const faults = makeFaults();
  const clock = openClock(store.settings, options.now ?? (() => new Date()));
  const webhooks = startWebhookDelivery(store, faults, clock);
  const pagesBase = `${options.publicOrigin ?? ''}${publicBase}`;
  // Each call does what is due; the alarm does so without calls.
  const alarm = makeAlarm(store, clock, () => change(parts, () => undefined));
  const keys = { secretKey, publishableKey };
  const parts: SandboxParts = {
    store,
    clock,
    faults,
    webhooks,
    alarm,
    ...keys,
    publicBase,
    pagesBase,
  };
  if (options.captureDelay !== undefined) setCaptureDelay(store, options.captureDelay);
  const app = makeApp(parts, options.control ?? false);
  async function close(): Promise<void> {
    alarm.stop();
    await app.close();
    await webhooks.stop();
    store.close();
  }
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  webhooks.wake();
  alarm.set();
  const { port: boundPort } = app.server.address() as AddressInfo;
  const address = host.includes(':') ? `[${host}]` : host;
  const url = `http://${address}:${boundPort}`;
  if (options.publicOrigin === undefined) parts.pagesBase = `${url}/browser`;
  return { url, port: boundPort, secretKey, publishableKey, close };
}
