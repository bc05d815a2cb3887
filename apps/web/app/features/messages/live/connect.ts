import { messages, notifications } from '@crewpad/contract/endpoints';
import { TYPING_EVENT } from '@crewpad/domain';
import type { Socket } from 'socket.io-client';
import { call } from '../../../lib/browser-call.ts';
import { publishRentalChange } from '../../../lib/live-rentals.ts';
import { setNotifications, setUnread } from '../../../lib/unread-count.ts';
import { isConnected, type LiveEvent, publish, setConnected, setTypingSender } from './hub.ts';
import { openOutbox } from './outbox.ts';
import { openSocket } from './socket.ts';
import { type NotifiedEvent, openTabChannel, type TabMessage } from './tabs.ts';

/** Without a socket for this long, the page polls. */
const POLL_AFTER_MS = 10_000;
const POLL_EVERY_MS = 20_000;
/** A page hidden for longer catches up when it becomes visible. */
const SLEPT_MS = 30_000;

/**
 * Real time for this tab: one tab of the browser has the socket and forwards events to the others.
 * When it closes, another takes over. Returns a function that stops it.
 */
export function connectLive(memberId: number): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  let socket: Socket | null = null;
  let hiddenSince: number | null = null;
  let downSince = performance.now();

  const applyEvent = (event: LiveEvent) => {
    if (event.unread !== undefined && event.version !== undefined) {
      setUnread(memberId, event.unread, event.version);
    }
    publish(event);
    // Events may be missing, also those about rentals.
    if (event.action === 'resync') publishRentalChange();
  };
  const applyNotified = ({ unread, version }: NotifiedEvent) =>
    setNotifications(memberId, unread, version);
  const setState = (up: boolean) => {
    if (!up && isConnected()) downSince = performance.now();
    setConnected(up);
  };
  const sendTyping = (threadId: number) => {
    if (socket === null) tabs.post({ is: 'typing', threadId });
    else socket.volatile.emit(TYPING_EVENT, { thread_id: threadId });
  };

  const onTabMessage = (message: TabMessage) => {
    switch (message.is) {
      case 'event':
        return applyEvent(message.event);
      case 'notified':
        return applyNotified(message.event);
      case 'rental':
        return publishRentalChange();
      case 'unread':
        return setUnread(memberId, message.count, null);
      case 'state':
        if (socket !== null) return;
        setState(message.up);
        if (message.up) applyEvent({ action: 'resync' });
        return;
      case 'hello':
        if (socket !== null) tabs.post({ is: 'state', up: socket.connected });
        return;
      case 'typing':
        if (socket !== null) sendTyping(message.threadId);
    }
  };
  const tabs = openTabChannel(memberId, onTabMessage);

  const catchUp = async (forAllTabs: boolean) => {
    const event: LiveEvent = { action: 'resync' };
    applyEvent(event);
    if (forAllTabs) tabs.post({ is: 'event', event });
    try {
      const { count } = await call(messages.countUnread, {}, { quiet: true, signal });
      setUnread(memberId, count, null);
      if (forAllTabs) tabs.post({ is: 'unread', count });
      const { unread, version } = await call(
        notifications.getNotifications,
        { query: { limit: 1 } },
        { quiet: true, signal },
      );
      applyNotified({ unread, version });
      if (forAllTabs) tabs.post({ is: 'notified', event: { unread, version } });
    } catch {
      // Without an answer the next attempt counts.
    }
  };

  /** Holds the lock of the tab with the socket until this tab stops. */
  const lead = () => {
    socket = openSocket(
      {
        onConnection(up) {
          setState(up);
          tabs.post({ is: 'state', up });
          if (up) void catchUp(true);
        },
        onEvent(event) {
          tabs.post({ is: 'event', event });
          applyEvent(event);
        },
        onNotified(event) {
          tabs.post({ is: 'notified', event });
          applyNotified(event);
        },
        onRentalChange() {
          tabs.post({ is: 'rental' });
          publishRentalChange();
        },
      },
      signal,
    );
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  };

  setTypingSender(sendTyping);
  if (navigator.locks) {
    navigator.locks.request(`live-${memberId}`, { signal }, lead).catch(() => undefined);
  } else void lead();
  tabs.post({ is: 'hello' });

  const poll = () => {
    const isDown = !isConnected() && performance.now() - downSince > POLL_AFTER_MS;
    if (isDown && !document.hidden && navigator.onLine) void catchUp(false);
    pollTimer = setTimeout(poll, POLL_EVERY_MS * (0.75 + Math.random() / 2));
  };
  let pollTimer = setTimeout(poll, POLL_AFTER_MS);
  const onVisibility = () => {
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
  const onOffline = () => setState(false);
  const onOnline = () => {
    if (socket === null) {
      tabs.post({ is: 'hello' });
    } else if (socket.connected) {
      setState(true);
      void catchUp(true);
    } else {
      socket.connect();
    }
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', onOnline, { signal });
  window.addEventListener('offline', onOffline, { signal });
  // Messages written before the page was left are sent from the next page.
  void openOutbox(memberId).start();

  return () => {
    tabs.close();
    closing.abort();
    clearTimeout(pollTimer);
    setTypingSender(() => undefined);
  };
}
