import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One delivery as received. */
interface Received {
  body: string;
  signature: string;
}

/** A server that receives webhooks. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The status of its next answers. 200 at the start. */
  status: number;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      receiver.received.push({ body: Buffer.concat(chunks).toString(), signature });
      response.writeHead(receiver.status).end();
    });
  });
  const receiver: WebhookReceiver = {
    url: '',
    received: [],
    status: 200,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
