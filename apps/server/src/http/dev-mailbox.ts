import { readMailbox } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import { readKeptMails } from '../platform/mail/mailbox.ts';
import type { Services } from '../platform/services.ts';
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts';
import type { OperationRegistry } from './operations.ts';

/** Mails are readable only where they are kept instead of being sent, and only on this machine. */
function isOpen({ config }: Services): boolean {
  return config.mail.smtpUrl === undefined && config.onLoopback;
}

/** The kept mails for programs; elsewhere there is no such address. */
export function addDevMailbox(registry: OperationRegistry, services: Services): void {
  if (!isOpen(services)) return;
  registry.add(readMailbox, async ({ query: { to } }) => {
    const mails = await readKeptMails(services.db, to);
    return {
      data: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })),
    };
  });
}

/** The kept mails for people, at /dev/mailbox. */
export function registerMailboxPage(app: FastifyInstance, services: Services): void {
  if (!isOpen(services)) return;
  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async (request, reply) => {
    const { to } = request.query;
    const recipient = typeof to === 'string' && !to.includes('\u0000') && to ? to : undefined;
    const mails = await readKeptMails(services.db, recipient);
    return reply
      .header('content-security-policy', mailboxPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mails, recipient ?? ''));
  });
}
