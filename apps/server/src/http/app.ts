import type { contract, ShellMember } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor, Authenticate, MemberActor } from '../platform/access/actor.ts';
import type { ClientEvent, LossNotice } from '../platform/realtime/client-events.ts';
import type { Presence } from '../platform/realtime/presence.ts';
import type { OperationRegistry } from './pipeline/operations.ts';

/** The server without its pages and sockets, which main.ts adds. */
export interface App {
  fastify: FastifyInstance;
  /** Calls operations in process while pages are rendered. */
  operations: OperationRegistry;
  /** The settings that the browser may see. */
  configFor(actor: Actor): contract.content.PublicConfig;
  authenticate: Authenticate;
  /** When each of these sessions expires; sessions that have ended are missing. */
  findLiveSessions(ids: readonly number[]): Promise<Map<number, Date>>;
  /** What the header of a member's pages shows. */
  findShellMember(actor: MemberActor): Promise<ShellMember | null>;
  /** Counts the members connected in real time, once started. */
  presence: Presence;
  /** The messages that clients may send over their sockets. */
  clientEvents: readonly ClientEvent[];
  /** Sent to every socket after events may have been lost. */
  lossNotices: readonly LossNotice[];
  /** From now on `GET /health` reports that this node takes no new requests. */
  drain(): void;
}
