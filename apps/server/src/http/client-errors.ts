import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@crewpad/contract';
import { refusal, unreadable } from '../platform/errors.ts';
import { commonHeaders } from './security-headers.ts';

/**
 * Answers what never became a request, with the body of every refusal: headers that are too large or
 * do not come, or bytes that are no HTTP. There is no reply to answer with yet, so the answer is
 * written as it travels.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, body } = refusalOf(error);
  const text = JSON.stringify(body);
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  // What still comes is not read: the connection goes as soon as the answer is on its way.
  socket.once('finish', () => socket.destroy());
}

function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(431, 'TOO_LARGE', 'The headers of the request are too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408, 'UNREADABLE_REQUEST', 'The request came too slowly.');
    default:
      return unreadable();
  }
}
