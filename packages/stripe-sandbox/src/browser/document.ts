import type { FastifyReply } from 'fastify';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Sends a page that may load only its own files. */
export function document(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers(HEADERS).send(content);
}
