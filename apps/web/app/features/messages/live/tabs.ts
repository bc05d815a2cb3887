import type { contract, EventPayload } from '@crewpad/contract';
import type { LiveEvent } from './hub.ts';
import type { Sent } from './send-queue.ts';
import type { Unsent } from './unsent-store.ts';

export type NotifiedEvent = EventPayload<typeof contract.notifications.notified>;

/** A message between the tabs of this browser. The tab with the socket forwards its events. */
export type TabMessage =
  | { is: 'event'; event: LiveEvent }
  | { is: 'notified'; event: NotifiedEvent }
  | { is: 'rental' }
  | { is: 'state'; up: boolean }
  | { is: 'unread'; count: number }
  /** For the tab with the socket: another tab has opened, or its member is typing. */
  | { is: 'hello' }
  | { is: 'typing'; threadId: number }
  /** The unsent messages have changed, or one of them was sent. */
  | { is: 'unsent' }
  | { is: 'sent'; unsent: Unsent; sent: Sent };

interface TabChannel {
  /** Does nothing once the channel is closed, because pending work may finish later. */
  post(message: TabMessage): void;
  close(): void;
}

/** Opens the channel of the member's tabs. Where browsers have none, each tab works alone. */
export function openTabChannel(
  memberId: number,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  let channel = 'BroadcastChannel' in window ? new BroadcastChannel(`live-${memberId}`) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    post: (message) => channel?.postMessage(message),
    close() {
      channel?.close();
      channel = null;
    },
  };
}
