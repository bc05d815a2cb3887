import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@crewpad/contract';
import { refusal, unreadable } from '../../platform/errors.ts';

/**
 * Handles connections that never became a request: headers that are too large or too slow, or bytes
 * that are not HTTP. Responds with the standard error body. There is no reply object yet, so it
 * writes raw bytes.
 * @param common headers of every response
 */
export function clientErrorHandler(common: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket) => answer(error, socket, common);
}

function answer(
  error: NodeJS.ErrnoException,
  socket: Socket,
  common: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, body } = refusalOf(error);
  const text = JSON.stringify(body);
  const headers = {
    ...common,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  // The rest is not read: the connection closes after the response.
  socket.once('finish', () => socket.destroy());
}

function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusal(431, 'TOO_LARGE', 'http:headers_too_large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408, 'UNREADABLE_REQUEST', 'http:too_slow');
    default:
      return unreadable();
  }
}
