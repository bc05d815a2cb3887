import { createServer } from 'node:net';
import { Refusal } from './main.mjs';

const REASONS = {
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EADDRINUSE: 'another program listens there; stop it or give another PORT',
};

/** Listens for an instant; resolves with the port, rejects with the system's error. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });
}

/** A port of the loopback interface that nothing listens on now. */
export function freePort() {
  return tryPort(0, '127.0.0.1');
}

/** Throws a Refusal when the server could not listen where PORT and HOST say. */
export async function checkPort(env = process.env) {
  const port = env.PORT || '3000';
  const host = env.HOST || '127.0.0.1';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Refusal(`PORT must be a whole number from 0 to 65535, not "${port}".`);
  }
  try {
    await tryPort(Number(port), host);
  } catch (error) {
    throw new Refusal(
      `Cannot listen on port ${port} of ${host}: ${REASONS[error.code] ?? error.message}.`,
    );
  }
}
