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
const SENTENCE_MAX = 300;

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
        throw refusalOf(error) ?? error;
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

/** The permanent refusal of this email; undefined for other errors. */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  const { responseCode } = error;
  const step = 'command' in error ? String(error.command) : '';
  if (typeof responseCode !== 'number' || responseCode < 500) return undefined;
  if (!ABOUT_THE_MAIL.has(step)) return undefined;
  const code = String(responseCode);
  const response = 'response' in error ? String(error.response) : code;
  const [, enhanced] = ENHANCED.exec(response) ?? [];
  const sentence = sentenceOf(response);
  const isAboutAddress = refusesAddress(step, { code, enhanced, sentence });
  return new MailRefused(code, { sentence, isAboutAddress });
}

/** The enhanced status code (RFC 3463) after the reply code. */
const ENHANCED = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/;
/** The recipient's address is wrong. 5.1.7 and 5.1.8 are about the sender's. */
const WRONG_ADDRESS = /^5\.1\.(?![78]$)/;
/** Of the server, of the protocol, or its policy. */
const ABOUT_US = /^5\.([357]\.|1\.[78]$)/;
/** What RFC 5321 gives for a recipient who cannot get email. 554 is mostly policy. */
const ABOUT_RECIPIENT = /^55[0-3]$/;

/** Whether a permanent refusal is about the recipient, not about our server or this email. */
function refusesAddress(
  step: string,
  { code, enhanced, sentence }: { code: string; enhanced: string | undefined; sentence: string },
): boolean {
  // Some servers look the recipient up only once they have the whole email.
  if (step !== 'RCPT TO') return enhanced !== undefined && WRONG_ADDRESS.test(enhanced);
  if (enhanced !== undefined) return !ABOUT_US.test(enhanced);
  // Exim refuses to relay with 550 and no enhanced code: a mistake in our settings.
  return ABOUT_RECIPIENT.test(code) && !/\brelay/i.test(sentence);
}

/** Every line of a reply repeats its codes. */
const CODES_OF_NEXT_LINE = /\s*\n\d{3}[ -]?(?:\d\.\d{1,3}\.\d{1,3})?\s*/g;
const ADDRESS = /<?[^\s<>"'=]+@[^\s<>"',;]+>?/g;

/** A reply in one line, without addresses: people other than the recipient read it. */
function sentenceOf(response: string): string {
  const line = response.replace(CODES_OF_NEXT_LINE, ' ').replace(ADDRESS, '…');
  return line
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SENTENCE_MAX);
}
