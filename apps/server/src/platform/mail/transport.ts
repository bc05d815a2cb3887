import type { Mail } from './render.ts';

/** Email delivery: an SMTP server, or the mailbox of the embedded default. */
export interface MailTransport {
  /**
   * @param messageId the same for every attempt of one order, so that duplicates can be recognized
   * @throws MailRefused for permanent failures; other errors may be temporary
   */
  send(mail: Mail, messageId: string): Promise<void>;
  close(): Promise<void>;
}

/** The server will never accept this email: the address does not exist, or the content is refused. */
export class MailRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the mail server refused the mail for good: ${code}`);
    this.code = code;
  }
}
