import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { openPayments, webhookAddress } from './open-payments.ts';

let folder: string;
let config: Config;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-payments-'));
  config = readConfig({ DATA_DIR: folder });
});
afterEach(() => rm(folder, { recursive: true }));

it('runs the sandbox on the same port after a restart', async () => {
  const first = await openPayments(config, systemClock);
  const { id } = await first.payments.stripe.customers.create({ name: 'Ann' });
  await first.close();
  const second = await openPayments(config, systemClock);
  expect(await second.payments.stripe.customers.retrieve(id)).toMatchObject({ name: 'Ann' });
  expect(second.payments.sandboxUrl).toBe(first.payments.sandboxUrl);
  await second.close();
});

it('connects to the sandbox that another node of the same folder runs', async () => {
  const owner = await openPayments(config, systemClock);
  const other = await openPayments(config, systemClock);
  const { id } = await other.payments.stripe.customers.create({ name: 'Bea' });
  await other.close();
  expect(await owner.payments.stripe.customers.retrieve(id)).toMatchObject({ name: 'Bea' });
  await owner.close();
});

it('does not run the sandbox if Stripe keys are set', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
  const { payments, close } = await openPayments(readConfig({ ...keys }), systemClock);
  expect(payments).toMatchObject({ mode: 'test', sandboxUrl: undefined, card: { mode: 'stripe' } });
  await close();
});

it('reports in one line why the sandbox cannot start, and starts it later', async () => {
  const payments = await openPayments(config, systemClock);
  const { port } = new URL(payments.payments.sandboxUrl ?? '');
  const elsewhere = await mkdtemp(join(tmpdir(), 'crewpad-payments-'));
  const samePort = readConfig({ DATA_DIR: elsewhere, SANDBOX_PORT: port });
  await expect(openPayments(samePort, systemClock)).rejects.toThrow(
    /^The payment sandbox cannot be started: .*EADDRINUSE/,
  );
  await payments.close();
  await (await openPayments(samePort, systemClock)).close();
  await rm(elsewhere, { recursive: true });
});

it('gives the sandbox an address of this machine', () => {
  const v4 = { address: '0.0.0.0', family: 'IPv4', port: 3000 };
  const v6 = { address: '::1', family: 'IPv6', port: 3000 };
  expect(webhookAddress([v6, v4])).toBe('http://127.0.0.1:3000/api/stripe/webhook');
  expect(webhookAddress([v6])).toBe('http://[::1]:3000/api/stripe/webhook');
});
