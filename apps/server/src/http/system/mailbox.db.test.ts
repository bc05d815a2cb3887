import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { mailboxTransport } from '../../platform/mail/mailbox.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function appWith(settings: Record<string, string> = {}) {
  const services = testServices(database, settings);
  const { fastify } = await buildApp(services);
  const store = (to: string, subject: string, html = '<html><head></head><body></body></html>') =>
    mailboxTransport(services.db, services.clock).send(
      { to, subject, text: 'Open:\nhttp://localhost:3000/x?a=1&b=2\n', html },
      randomUUID(),
    );
  return { fastify, store };
}

describe('the embedded mailbox', () => {
  it('lists the emails of one recipient in any letter case, newest first', async () => {
    const { fastify, store } = await appWith();
    const to = `ana-${randomUUID()}@crewpad.test`;
    await store(to, 'First');
    await store(`other-${randomUUID()}@crewpad.test`, 'Other');
    await store(to, 'Second');
    const answer = await fastify.inject(`/api/dev/mailbox?to=${to.toUpperCase()}`);
    expect(answer.json().data).toMatchObject([
      { to, subject: 'Second', text: expect.stringContaining('/x') },
      { to, subject: 'First', created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it('shows only the newest copy of an email that is sent again', async () => {
    const services = testServices(database);
    const transport = mailboxTransport(services.db, services.clock);
    const to = `ana-${randomUUID()}@crewpad.test`;
    const mail = { to, subject: 'Same', html: '' };
    const number = randomUUID();
    await transport.send({ ...mail, text: 'old token' }, number);
    await transport.send({ ...mail, text: 'new token' }, number);
    const { fastify } = await buildApp(services);
    const answer = await fastify.inject(`/api/dev/mailbox?to=${to}`);
    expect(answer.json().data).toMatchObject([{ text: 'new token' }]);
  });

  it('is a page without scripts: emails are text, or in a frame without scripts', async () => {
    const { fastify, store } = await appWith();
    const to = `ana-${randomUUID()}@crewpad.test`;
    await store(to, '<script>alert(1)</script>', '<head></head><script>alert("2")</script>');
    const page = await fastify.inject(`/dev/mailbox?to=${to}`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(page.body).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
  });

  it.each([
    [{ SMTP_URL: 'smtp://127.0.0.1:2525' }],
    [{ HOST: '0.0.0.0', DEMO: '0', ALLOW_DEMO: '1' }],
    [{ PUBLIC_URL: 'https://crewpad.example', ALLOW_DEMO: '1' }],
  ])('does not exist with %j', async (settings) => {
    const { fastify } = await appWith(settings as unknown as Record<string, string>);
    for (const url of ['/api/dev/mailbox', '/dev/mailbox']) {
      expect((await fastify.inject(url)).statusCode).toBe(404);
    }
  });

  it.each([
    [{ headers: { 'x-forwarded-for': '127.0.0.1' } }],
    [{ headers: { via: '1.1 proxy' } }],
    [{ headers: { host: 'crewpad.example' } }],
    [{ remoteAddress: '192.0.2.7' }],
  ])('does not exist for a caller with %j', async (call) => {
    const { fastify } = await appWith();
    for (const url of ['/api/dev/mailbox', '/api/dev/mailbox?to=%00', '/dev/mailbox']) {
      expect((await fastify.inject({ url, ...call })).statusCode, url).toBe(404);
      expect((await fastify.inject(url)).statusCode, url).not.toBe(404);
    }
  });
});
