import { contract } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import { listMailboxEmails, type StoredMail } from '../../platform/mail/mailbox.ts';
import type { Services } from '../../platform/services.ts';
import type { OperationRegistry } from '../pipeline/operations.ts';
import { isLocalCall, requireLocalCall } from './local-call.ts';

/** Allows no scripts, and only our own pictures; the frames that show emails inherit it. */
const mailboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 48rem; padding: 1rem; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { flex: 1 1 16rem; }
input { box-sizing: border-box; width: 100%; }
input, button { font: inherit; min-height: 44px; padding: 0 .75rem; }
article { border: 1px solid #7a8aa5; border-radius: 12px; margin: 1rem 0; padding: 1rem; }
h2 { font-size: 1.125rem; margin: 0; }
a { color: LinkText; }
pre { font: inherit; white-space: pre-wrap; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
iframe { background: #fff; border: 0; height: 40rem; width: 100%; }
`;

/** The page of the stored emails, newest first. */
function mailboxPage(mails: readonly StoredMail[], to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Emails are stored here instead of being sent. To send them, set SMTP_URL.</p>
<form><label>Recipient<input name="to" type="email" value="${escapeHtml(to)}"></label><button>Show</button></form>
${mails.length === 0 ? '<p>No emails.</p>' : mails.map(article).join('\n')}
</main>
</body>
</html>
`;
}

function article({ to, reply_to, subject, text, html, calendar, created_at }: StoredMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}${reply_to === null ? '' : `, reply to ${escapeHtml(reply_to)}`}, <time>${created_at.toISOString()}</time></p>
<pre>${linked(text)}</pre>
<details><summary>Show as HTML</summary>
<iframe title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(openingOutside(html))}"></iframe>
</details>${calendar === null ? '' : attachment(calendar)}
</article>`;
}

/** A calendar file: to read, and to open in a calendar app. */
function attachment({ name, content }: NonNullable<StoredMail['calendar']>): string {
  return `
<details><summary>${escapeHtml(name)}</summary>
<p><a download="${escapeHtml(name)}" href="data:text/calendar;charset=utf-8,${encodeURIComponent(content)}">Download</a></p>
<pre>${escapeHtml(content)}</pre>
</details>`;
}

/** Links in the frame open in the top window, because the site's own pages refuse to be framed. */
function openingOutside(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<base target="_top">`);
}

/** Escaped text in which a URL on its own line is a link. */
function linked(text: string): string {
  return escapeHtml(text).replace(/^(https?:\/\/\S+)$/gm, '<a href="$1">$1</a>');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

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
