import type { contract, EventPayload } from '@crewpad/contract';
import { messages, notifications, rentals } from '@crewpad/contract/endpoints';
import { TYPING_EVENT } from '@crewpad/domain';
import { io, type Socket } from 'socket.io-client';
import { call } from '../../../lib/browser-call.ts';
import { publishRentalChange } from '../../../lib/live-rentals.ts';
import { storedToken } from '../../../lib/session-store.ts';
import { setNotifications, setUnread } from '../../../lib/unread-count.ts';
import { isConnected, type LiveEvent, publish, setConnected, setTypingSender } from './hub.ts';
import { openOutbox } from './outbox.ts';

const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;
/** Without a socket for this long, the page polls. */
const POLL_AFTER_MS = 10_000;
const POLL_EVERY_MS = 20_000;
/** A page hidden for longer catches up when it becomes visible. */
const SLEPT_MS = 30_000;

type Notified = EventPayload<typeof contract.notifications.notified>;

/** Messages between the tabs of this browser. The one with the socket is the leader. */
type TabMessage =
  | { is: 'event'; event: LiveEvent }
  | { is: 'state'; up: boolean }
  | { is: 'unread'; count: number }
  | { is: 'notified'; event: Notified }
  | { is: 'rental' }
  | { is: 'typing'; threadId: number }
  | { is: 'hello' };

/**
 * Real time for this tab: one tab of the browser has the socket and forwards events to the others.
 * When it closes, another takes over. Returns a function that stops it.
 */
export function connectLive(memberId: number): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const name = `live-${memberId}`;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  let socket: Socket | null = null;
  let hiddenSince: number | null = null;
  let downSince = performance.now();

  const say = (word: TabMessage) => {
    // Pending work may finish after this tab stopped.
    if (!signal.aborted) channel?.postMessage(word);
  };
  const take = (event: LiveEvent) => {
    if (event.unread !== undefined && event.version !== undefined) {
      setUnread(memberId, event.unread, event.version);
    }
    publish(event);
    // Events may be missing, also those about rentals.
    if (event.action === 'resync') publishRentalChange();
  };
  const takeNotified = ({ unread, version }: Notified) =>
    setNotifications(memberId, unread, version);
  const setState = (up: boolean) => {
    if (!up && isConnected()) downSince = performance.now();
    setConnected(up);
  };
  const catchUp = async (spread: boolean) => {
    const event: LiveEvent = { action: 'resync' };
    take(event);
    if (spread) say({ is: 'event', event });
    try {
      const { count } = await call(messages.countUnread, {}, { quiet: true, signal });
      setUnread(memberId, count, null);
      if (spread) say({ is: 'unread', count });
      const { unread, version } = await call(
        notifications.getNotifications,
        { query: { limit: 1 } },
        { quiet: true, signal },
      );
      takeNotified({ unread, version });
      if (spread) say({ is: 'notified', event: { unread, version } });
    } catch {
      // Without an answer the next attempt counts.
    }
  };

  const lead = () => {
    const own = io({
      transports: ['websocket'],
      auth: (give) => give({ token: storedToken() }),
      reconnectionDelay: RETRY_MIN_MS,
      reconnectionDelayMax: RETRY_MAX_MS,
      randomizationFactor: 1,
    });
    socket = own;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setAllState = (up: boolean) => {
      setState(up);
      say({ is: 'state', up });
    };
    /** The library does not reconnect if the server refused or closed the connection. */
    const tryLater = () => {
      attempts += 1;
      const most = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** attempts);
      clearTimeout(timer);
      timer = setTimeout(() => own.connect(), RETRY_MIN_MS + Math.random() * most);
    };
    own.on('connect', () => {
      attempts = 0;
      setAllState(true);
      void catchUp(true);
    });
    own.on('disconnect', () => {
      setAllState(false);
      if (!own.active && storedToken() !== null) tryLater();
    });
    own.on('connect_error', ({ message }) => {
      setAllState(false);
      if (!own.active && message !== 'UNAUTHENTICATED') tryLater();
    });
    own.on(messages.messageChanged, (event: LiveEvent) => {
      say({ is: 'event', event });
      take(event);
    });
    own.on(notifications.notified, (event: Notified) => {
      say({ is: 'notified', event });
      takeNotified(event);
    });
    own.on(rentals.rentalChanged, () => {
      say({ is: 'rental' });
      publishRentalChange();
    });
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        own.disconnect();
        resolve();
      });
    });
  };

  const sendTyping = (threadId: number) => {
    if (socket === null) say({ is: 'typing', threadId });
    else socket.volatile.emit(TYPING_EVENT, { thread_id: threadId });
  };
  setTypingSender(sendTyping);

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.is === 'event') take(data.event);
    if (data.is === 'state' && socket === null) {
      setState(data.up);
      if (data.up) take({ action: 'resync' });
    }
    if (data.is === 'unread') setUnread(memberId, data.count, null);
    if (data.is === 'notified') takeNotified(data.event);
    if (data.is === 'rental') publishRentalChange();
    if (data.is === 'typing' && socket !== null) sendTyping(data.threadId);
    if (data.is === 'hello' && socket !== null) say({ is: 'state', up: socket.connected });
  });
  if (navigator.locks) navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
  say({ is: 'hello' });

  const poll = () => {
    const isDown = !isConnected() && performance.now() - downSince > POLL_AFTER_MS;
    if (isDown && !document.hidden && navigator.onLine) void catchUp(false);
    pollTimer = setTimeout(poll, POLL_EVERY_MS * (0.75 + Math.random() / 2));
  };
  let pollTimer = setTimeout(poll, POLL_AFTER_MS);
  const wake = () => {
    if (document.hidden) {
      hiddenSince = performance.now();
      return;
    }
    const slept = hiddenSince !== null && performance.now() - hiddenSince > SLEPT_MS;
    hiddenSince = null;
    if (socket !== null && !socket.connected) socket.connect();
    if (slept) void catchUp(false);
  };
  /** The browser may notice before its socket does. */
  const goOffline = () => setState(false);
  const goOnline = () => {
    if (socket === null) {
      say({ is: 'hello' });
    } else if (socket.connected) {
      setState(true);
      void catchUp(true);
    } else {
      socket.connect();
    }
  };
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('online', goOnline, { signal });
  window.addEventListener('offline', goOffline, { signal });
  // Messages written before the page was left are sent from the next page.
  void openOutbox(memberId).start();

  return () => {
    ends.abort();
    clearTimeout(pollTimer);
    channel?.close();
    setTypingSender(() => undefined);
  };
}
