import { messages, notifications, rentals } from '@crewpad/contract/endpoints';
import { io, type Socket } from 'socket.io-client';
import { storedToken } from '../../../lib/session-store.ts';
import type { LiveEvent } from './hub.ts';
import type { NotifiedEvent } from './tabs.ts';

const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;

interface SocketListeners {
  onConnection(isUp: boolean): void;
  onEvent(event: LiveEvent): void;
  onNotified(event: NotifiedEvent): void;
  onRentalChange(): void;
}

/** Opens the socket of this browser, which reconnects until the signal closes it. */
export function openSocket(listeners: SocketListeners, signal: AbortSignal): Socket {
  const { onConnection, onEvent, onNotified, onRentalChange } = listeners;
  const socket = io({
    transports: ['websocket'],
    auth: (give) => give({ token: storedToken() }),
    reconnectionDelay: RETRY_MIN_MS,
    reconnectionDelayMax: RETRY_MAX_MS,
    randomizationFactor: 1,
  });
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The library does not reconnect if the server refused or closed the connection. */
  const retryLater = () => {
    attempts += 1;
    const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** attempts);
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), RETRY_MIN_MS + Math.random() * most);
  };
  socket.on('connect', () => {
    attempts = 0;
    onConnection(true);
  });
  socket.on('disconnect', () => {
    onConnection(false);
    if (!socket.active && storedToken() !== null) retryLater();
  });
  socket.on('connect_error', ({ message }) => {
    onConnection(false);
    if (!socket.active && message !== 'UNAUTHENTICATED') retryLater();
  });
  socket.on(messages.messageChanged, onEvent);
  socket.on(notifications.notified, onNotified);
  socket.on(rentals.rentalChanged, onRentalChange);
  signal.addEventListener('abort', () => {
    socket.disconnect();
    clearTimeout(timer);
  });
  return socket;
}
