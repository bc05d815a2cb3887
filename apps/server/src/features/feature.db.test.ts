import { operation } from '@crewpad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { jobDefinitions } from '../jobs/index.ts';
import { openOutbox } from '../jobs/outbox.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { Hook } from '../platform/hooks.ts';
import { SharedLimits } from '../platform/limits/limits.ts';
import { type LimitDefinition, limitTable } from '../platform/limits/table.ts';
import { listMailboxEmails } from '../platform/mail/mailbox.ts';
import { Metrics } from '../platform/metrics.ts';
import { orderMail } from '../platform/outbox/order-mail.ts';
import { openTestDatabase, testServices } from '../testing/services.ts';
import type { Feature } from './feature.ts';
import { features } from './index.ts';

declare module '../platform/outbox/order-mail.ts' {
  interface MailOrders {
    tiny_greeting: { email: string };
  }
}
declare module '../platform/limits/table.ts' {
  interface LimitClasses {
    tiny: LimitDefinition;
  }
}

const greetings = new Hook<() => string>();
const greet = operation({
  feature: 'promotions',
  method: 'GET',
  path: '/tiny',
  summary: 'Greets',
  answer: z.object({ greetings: z.array(z.string()) }),
});
const calls: string[] = [];

/** A whole feature: a folder with this, and a line in the list of features. */
const tiny: Feature = {
  name: 'promotions',
  routes: (registry) =>
    registry.add(greet, async () => ({ greetings: [...greetings].map((say) => say()) }), {
      limit: 'tiny',
    }),
  plugin: async (api) => {
    api.get('/tiny/raw', async () => 'raw');
  },
  jobs: () => [
    { name: 'tiny', cron: '0 3 * * *', limitSeconds: 1, run: async () => calls.push('job') },
  ],
  mails: () => ({
    tiny_greeting: async (_trx, { email }) => ({
      to: email,
      locale: 'en',
      subject: 'Hello from a tiny feature',
      preview: 'Hello',
      heading: 'Hello',
      blocks: [],
    }),
  }),
  limits: { tiny: { rules: { day: { per: 'network', points: 1, seconds: 86_400 } } } },
  figures: [{ name: 'tiny_things', help: 'Things', value: () => sql`7` }],
  hooks: [greetings.extend(() => 'hello')],
};
const withTiny = [...features, tiny];

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('registers the routes, limits and hooks of a listed feature', async () => {
  const services = testServices(database);
  const { db, clock, log } = services;
  const table = limitTable(
    withTiny.map(({ limits = {} }) => limits),
    new Map(),
  );
  const limits = new SharedLimits({ db, clock, log, table, onManyFailures: async () => {} });
  const { fastify } = await buildApp({ ...services, limits }, withTiny);
  const get = (url: string) => fastify.inject({ url: `/api${url}` });
  expect((await get('/tiny')).json()).toEqual({ greetings: ['hello'] });
  expect((await get('/tiny')).statusCode).toBe(429);
  expect((await get('/tiny/raw')).body).toBe('raw');
  await fastify.close();
});

it('registers nothing of an unlisted feature', async () => {
  const { fastify } = await buildApp(testServices(database));
  expect((await fastify.inject({ url: '/api/tiny' })).statusCode).toBe(404);
  await fastify.close();
});

it('registers the jobs, emails and metrics of a listed feature', async () => {
  const services = testServices(database);
  const outbox = openOutbox(services, undefined, withTiny);
  await transaction(database.db, (trx) =>
    orderMail(trx, { mail: 'tiny_greeting', email: 'ana@crewpad.test' }, { now: new Date() }),
  );
  await outbox.run();
  const [mail] = await listMailboxEmails(database.db, 'ana@crewpad.test');
  expect(mail?.subject).toBe('Hello from a tiny feature');

  const job = jobDefinitions(withTiny, services, outbox).find(({ name }) => name === 'tiny');
  await job?.run();
  expect(calls).toEqual(['job']);

  const metrics = new Metrics();
  metrics.addFigures(database.db, services.clock, tiny.figures ?? []);
  expect(await metrics.text()).toContain('crewpad_tiny_things 7');
});

it('job names are unique', () => {
  const services = testServices(database);
  const names = jobDefinitions(features, services, openOutbox(services)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
