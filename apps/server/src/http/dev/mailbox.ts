import { contract } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import { listMailboxEmails } from '../../platform/mail/mailbox.ts';
import type { Services } from '../../platform/services.ts';
import type { OperationRegistry } from '../pipeline/operations.ts';
import { isLocalCall, requireLocalCall } from './local-call.ts';
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts';

/** Emails are readable if they are stored instead of sent, and only on this machine. */
function isOpen({ config }: Services): boolean {
  return config.mail.smtpUrl === undefined && config.onLoopback;
}

/** The stored emails as JSON. */
export function addDevMailbox(registry: OperationRegistry, services: Services): void {
  if (!isOpen(services)) return;
  registry.add(
    contract.system.readMailbox,
    async ({ query: { to } }) => {
      const mails = await listMailboxEmails(services.db, to);
      return {
        data: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })),
      };
    },
    { guard: (_actor, context) => requireLocalCall(context) },
  );
}

/** The stored emails as a page, at /dev/mailbox. */
export function registerMailboxPage(app: FastifyInstance, services: Services): void {
  if (!isOpen(services)) return;
  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox', async (request, reply) => {
    requireLocalCall({ isLocal: isLocalCall(request) });
    const { to } = request.query;
    const recipient = typeof to === 'string' && !to.includes('\u0000') && to ? to : undefined;
    const mails = await listMailboxEmails(services.db, recipient);
    return reply
      .header('content-security-policy', mailboxPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mails, recipient ?? ''));
  });
}
