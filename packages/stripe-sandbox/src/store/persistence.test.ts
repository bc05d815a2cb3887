import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heldBy, payAccount, readyAccount } from '../testing/connect.ts';
import { customerWithCard, methodOf, startTestSandbox } from '../testing/harness.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { openStore } from './store.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the sandbox in a separate process and returns its address. */
async function startProcess() {
  const child = spawn(process.execPath, [cli, '--port', '0', '--file', file, '--control']);
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(String(output))?.[1]);
  const stripe = new Stripe('sk_test_crewpad_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { child, stripe };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the store', { timeout: 30_000 }, () => {
  it('survives a restart: objects, keys, clock and open deliveries', async () => {
    const receiver = await startWebhookReceiver();
    receiver.status = 500;
    const before = await startTestSandbox({ file });
    await before.stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['payment_intent.succeeded'],
    });
    await before.control('POST', '/clock', { now: '2030-01-01T00:00:00Z', frozen: true });
    const { customer, method } = await customerWithCard(before);
    const params = {
      amount: 700,
      currency: 'usd',
      customer,
      payment_method: method,
      confirm: true,
    };
    const paid = await before.stripe.paymentIntents.create(params, { idempotencyKey: 'once' });
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
    await before.close();

    receiver.status = 200;
    const tried = receiver.received.length;
    const after = await startTestSandbox({ file });
    const again = await after.stripe.paymentIntents.create(params, { idempotencyKey: 'once' });
    expect(again.id).toBe(paid.id);
    expect(paid.created).toBe(Date.parse('2030-01-01T00:00:00Z') / 1000);
    expect((await after.stripe.charges.list({ customer })).data).toHaveLength(1);
    expect(await after.control('GET', '/clock')).toMatchObject({
      frozen: true,
      unix: paid.created,
    });
    await after.control('POST', '/clock/advance', { seconds: 300 });
    await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBeGreaterThan(tried);
    await after.close();
    await receiver.close();
    expect([...before.problems, ...after.problems]).toEqual([]);
  });

  it('upgrades a file from before connected accounts, and retains accounts, links and payouts', async () => {
    const old = new DatabaseSync(file);
    old.exec(`CREATE TABLE objects (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      object TEXT NOT NULL, created INTEGER NOT NULL, body TEXT NOT NULL, hidden TEXT NOT NULL) STRICT;
      INSERT INTO objects (id, object, created, body, hidden)
      VALUES ('cus_old', 'customer', 1, '{"id":"cus_old","object":"customer"}', '{}')`);
    old.close();
    const before = await startTestSandbox({ file });
    const account = await readyAccount(before);
    await payAccount(before, account);
    await before.control('POST', `/accounts/${account}/fail-next-payout`);
    const { url } = await before.stripe.accounts.createLoginLink(account);
    await before.control('POST', '/clock/advance', { seconds: 2 * 86_400 });
    await before.close();

    const after = await startTestSandbox({ file });
    const dump = await after.control<{ customers: { id: string }[] }>('GET', '/dump');
    expect(dump.customers.map(({ id }) => id)).toContain('cus_old');
    const page = new URL(new URL(url).pathname, after.sandbox.url);
    // The link is known but expired.
    expect((await fetch(page, { redirect: 'manual' })).status).toBe(410);
    await after.control('POST', '/clock/advance', { seconds: 86_400 });
    const { data } = await after.stripe.payouts.list({}, { stripeAccount: account });
    expect(data).toMatchObject([{ amount: 9580, status: 'failed' }]);
    expect(await heldBy(after, account)).toBe(9580);
    await after.close();
    expect([...before.problems, ...after.problems]).toEqual([]);
  });

  it('has one owner, and none after the owner is killed', async () => {
    const { child, stripe } = await startProcess();
    await stripe.customers.create({ email: 'kept@example.com' });
    await expect(startTestSandbox({ file })).rejects.toThrow(/Another Stripe sandbox owns/);
    await kill(child);
    const { stripe: next, close } = await startTestSandbox({ file });
    expect((await next.customers.list()).data).toHaveLength(1);
    await close();
  });

  it('has nothing of a transaction during which the process was killed', async () => {
    const script = `
      const { openStore } = await import(${JSON.stringify(new URL('store.ts', import.meta.url).href)});
      const store = openStore(process.argv[1]);
      store.transaction(() => store.settings.set('before', 'kept'));
      store.transaction(() => {
        store.settings.set('during', 'lost');
        process.kill(process.pid, 'SIGKILL');
        store.settings.set('after', 'never');
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file]);
    await once(child, 'exit');
    const { settings, close } = openStore(file);
    expect(settings.get('before')).toBe('kept');
    expect([settings.get('during'), settings.get('after')]).toEqual([undefined, undefined]);
    close();
  });

  it('is consistent after a kill in the middle of payments', async () => {
    const { child, stripe } = await startProcess();
    const customer = (await stripe.customers.create({})).id;
    const answered: string[] = [];
    const payer = async () => {
      for (;;) {
        const { id } = await stripe.paymentIntents.create({
          amount: 1000,
          currency: 'usd',
          customer,
          payment_method: 'pm_card_visa',
          confirm: true,
        });
        answered.push(id);
      }
    };
    const payers = [payer(), payer(), payer()].map((running) => running.catch(() => undefined));
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(20);
    await kill(child);
    await Promise.all(payers);

    const test = await startTestSandbox({ file });
    // Charges that were waiting for their capture are captured after the restart.
    await test.control('POST', '/captures/release', {});
    const dump = await test.control<Record<string, { status: string; id: string }[]>>(
      'GET',
      '/dump',
    );
    const intents = dump.payment_intents ?? [];
    const paid = intents.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
    expect(paid).toEqual(expect.arrayContaining(answered));
    expect(dump.charges).toHaveLength(paid.length);
    expect(dump.balance_transactions).toHaveLength(paid.length);
    await test.close();
  });

  it('contains no card number and no CVC', async () => {
    const test = await startTestSandbox({ file });
    for (const number of ['4242424242424242', '4000000000000002', '4111111111111111'])
      await methodOf(test, number);
    await test.call(
      'POST',
      '/v1/payment_methods',
      {
        type: 'card',
        'card[number]': '5555 5555 5555 4444',
        'card[exp_month]': '12',
        'card[exp_year]': '2040',
        'card[cvc]': '987',
      },
      { 'idempotency-key': 'with-card' },
    );
    await test.close();
    const contents = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(contents.join('')).toContain('"last4":"4444"');
    for (const secret of [/4242424242424242/, /4000000000000002/, /4111111111111111/])
      expect(contents.join('')).not.toMatch(secret);
    expect(contents.join('')).not.toMatch(/5555 ?5555 ?5555 ?4444|"987"|cvc[^_]{0,6}987/);
  });
});
