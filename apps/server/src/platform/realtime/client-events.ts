import type { RealtimeEvent } from '@crewpad/contract';

/** Whose socket an event came from. */
export interface Sender {
  memberId: number;
  /** An admin who views as the member. */
  isSwitched: boolean;
}

/** An event that clients may send over their sockets. All others are ignored. */
export interface ClientEvent {
  readonly name: string;
  /** @param payload whatever the client sent */
  receive(payload: unknown, sender: Sender): Promise<void>;
}

/** What a socket gets when events to its member may have been lost. */
export interface LossNotice {
  readonly event: RealtimeEvent;
  readonly payload: object;
}
