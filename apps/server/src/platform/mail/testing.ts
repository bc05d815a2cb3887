import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  /** The accepted emails, oldest first. */
  readonly mails: Email[];
  /** How many connections were opened. */
  readonly conversations: () => number;
  /** The server's response to the next recipients and emails; undefined accepts them. */
  answer: { recipient?: number; data?: number; sentence?: string } | undefined;
  /** Delays the answer to an email until this resolves. */
  hold: Promise<void> | undefined;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that stores what it receives. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  let conversations = 0;
  const mails: Email[] = [];
  const refused = (code: number) =>
    Object.assign(new Error(state.answer?.sentence ?? 'not now'), { responseCode: code }) as Error;
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
  // The tests include clients that disconnect mid-session.
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
