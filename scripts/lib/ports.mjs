import { createServer } from 'node:net';
import { Refusal } from './main.mjs';

const REASONS = {
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EADDRINUSE: 'another program listens there; stop it or give another PORT',
};

/** Listens on a port; rejects with the system's error. */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server) {
  return new Promise((resolve) => server.close(resolve));
}

/** Free ports of the loopback interface. */
export async function freePorts(count) {
  // All stay open until the last one is found, so that none is returned twice.
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return ports;
}

/** One such port. */
export async function freePort() {
  const [port] = await freePorts(1);
  return port;
}

/** The address of PORT and HOST. Throws a Refusal if the server cannot listen there. */
export async function checkPort(env = process.env) {
  const port = env.PORT || '3000';
  const host = env.HOST || '127.0.0.1';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Refusal(`PORT must be a whole number from 0 to 65535, not "${port}".`);
  }
  try {
    await close(await listen(Number(port), host));
  } catch (error) {
    throw new Refusal(
      `Cannot listen on port ${port} of ${host}: ${REASONS[error.code] ?? error.message}.`,
    );
  }
  return { port: Number(port), host };
}
