import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  /** What was taken, oldest first. */
  readonly mails: Email[];
  /** How many conversations were begun. */
  readonly conversations: () => number;
  /** What the server does with the next recipients and mails; undefined: takes them. */
  answer: { recipient?: number; data?: number } | undefined;
  /** Holds the answer to a mail back until this is resolved. */
  hold: Promise<void> | undefined;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  let conversations = 0;
  const mails: Email[] = [];
  const refused = (code: number) =>
    Object.assign(new Error('not now'), { responseCode: code }) as Error;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      conversations += 1;
      done();
    },
    onRcptTo(_address, _session, done) {
      const code = state.answer?.recipient;
      done(code === undefined ? null : refused(code));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void (async () => {
          const code = state.answer?.data;
          if (code !== undefined) return done(refused(code));
          mails.push(await PostalMime.parse(Buffer.concat(chunks)));
          await state.hold;
          done();
        })();
      });
    },
  });
  // A client that goes away in the middle is part of what is tested.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const { port: used } = listener.address() as AddressInfo;
  const state: TestMailServer = {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    mails,
    conversations: () => conversations,
    answer: undefined,
    hold: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return state;
}
