import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';

const LOOPBACK_PEER = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** With or without a port. Other names are unsafe: their owners could resolve them here by DNS. */
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** Proxy headers: the peer is then not the caller. */
const FORWARDING = /^(forwarded|x-forwarded(-.+)?|via|x-real-ip)$/;

/** Whether a request comes from this machine, addressed to a name that only this machine has. */
export function isLocalCall({ raw: { socket, headers } }: Pick<FastifyRequest, 'raw'>): boolean {
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !isForwarded(headers)
  );
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING.test(name));
}

/** @throws ApiError 404 for calls from other machines: for them the operation does not exist. */
export function requireLocalCall({ isLocal }: { isLocal: boolean }): void {
  if (!isLocal) throw notFound();
}
