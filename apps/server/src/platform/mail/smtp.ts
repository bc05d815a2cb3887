import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './transport.ts';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
/** The maximum time without a response during a connection. */
const SILENCE_TIMEOUT_MS = 20_000;
const TIMEOUTS = {
  connectionTimeout: CONNECT_TIMEOUT_MS,
  greetingTimeout: CONNECT_TIMEOUT_MS,
  dnsTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SILENCE_TIMEOUT_MS,
};
/**
 * SMTP steps at which a 5xx is about this email; at others it is about the server or our settings.
 */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** Sends through an SMTP server, `smtp[s]://user:password@host:port`, over a few open connections. */
export function smtpTransport(url: string, from: { name: string; address: string }): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, replyTo, headers, calendar }, messageId) {
      try {
        // The address as an object, so that it is not parsed as a list of addresses.
        const recipient = { name: '', address: to };
        const content = { subject, text, html, ...(replyTo && { replyTo }) };
        const mail = {
          ...content,
          ...(headers && { headers }),
          ...(calendar && { icalEvent: { ...calendar, filename: calendar.name } }),
        };
        await transporter.sendMail({ from, to: recipient, messageId, ...mail });
      } catch (error) {
        const code = refusalCode(error);
        throw code === undefined ? error : new MailRefused(code);
      }
    },
    async close() {
      transporter.close();
    },
  };
}

/**
 * Connects and logs in, and sends nothing.
 * @throws the mail server's error
 */
export async function checkSmtp(url: string): Promise<void> {
  const transporter = createTransport({ url, ...TIMEOUTS });
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  const { responseCode } = error;
  const command = 'command' in error ? String(error.command) : '';
  if (typeof responseCode !== 'number' || responseCode < 500) return undefined;
  return ABOUT_THE_MAIL.has(command) ? String(responseCode) : undefined;
}
