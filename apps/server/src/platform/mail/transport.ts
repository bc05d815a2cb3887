import type { Mail } from './render.ts';

/** Where mails go: an SMTP server, or the mailbox of the embedded default. */
export interface MailTransport {
  /**
   * @param messageId the same whenever the same order is sent again, so that doubles can be told.
   * @throws MailRefused when sending it again is of no use; anything else may pass.
   */
  send(mail: Mail, messageId: string): Promise<void>;
  close(): Promise<void>;
}

/** The mail server will never take this mail: the address does not exist, or the content is refused. */
export class MailRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the mail server refused the mail for good: ${code}`);
    this.code = code;
  }
}
