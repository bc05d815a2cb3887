import type { RealtimeEvent } from '@crewpad/contract';

/** The sender of an event. */
export interface Sender {
  memberId: number;
  /** Whether an admin views as the member. */
  isSwitched: boolean;
}

/** An event that clients may send over their sockets. Others are ignored. */
export interface ClientEvent {
  readonly name: string;
  /** @param payload unvalidated client data */
  receive(payload: unknown, sender: Sender): Promise<void>;
}

/** Sent to a socket when events to its member may have been lost. */
export interface LossNotice {
  readonly event: RealtimeEvent;
  readonly payload: object;
}
