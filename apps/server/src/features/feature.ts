import type { FeatureName } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import type { OperationRegistry } from '../http/pipeline/operations.ts';
import type { MemberActor } from '../platform/access/actor.ts';
import type { ChangeChannel } from '../platform/events.ts';
import type { Filling } from '../platform/hooks.ts';
import type { JobDefinition } from '../platform/jobs/definition.ts';
import type { LimitTable } from '../platform/limits/table.ts';
import type { MailSite } from '../platform/mail/render.ts';
import type { FeatureGauge } from '../platform/metrics.ts';
import type { MailPolicy } from '../platform/outbox/mail-policy.ts';
import type { Composers } from '../platform/outbox/outbox.ts';
import type {
  ObligationKindRules,
  ObligationKinds,
} from '../platform/payments/obligation-kinds.ts';
import type { ClientEvent, LossNotice } from '../platform/realtime/client-events.ts';
import type { Services } from '../platform/services.ts';

/** What the jobs of features work with: all services but the queue of the jobs themselves. */
export type JobServices = Omit<Services, 'jobs'>;

export interface RouteServices extends Services {
  /** Members connected in real time right now, on all nodes. */
  countOnline(): number;
}

/** Work of a feature that goes on beside requests for as long as the process runs. */
interface Running {
  /** A page was served. `viewer` undefined: a visitor. */
  pageServed?(path: string, viewer: MemberActor | undefined): void;
  /** Finishes what waits. */
  stop(): Promise<void>;
}

/**
 * The manifest of a feature: everything that the application takes from it. Whatever a feature adds to
 * a lower one goes through the hooks which that one declares.
 */
export interface Feature {
  readonly name: FeatureName;
  readonly routes?: (registry: OperationRegistry, services: RouteServices) => void;
  /** Routes under /api that are not operations, such as a webhook over raw bytes. */
  readonly plugin?: (api: FastifyInstance, services: Services) => Promise<void>;
  readonly jobs?: (services: JobServices) => readonly JobDefinition[];
  readonly mails?: (site: MailSite, kinds: ObligationKinds) => Composers;
  /** Decides what becomes of emails with a topic; at most one feature has it. */
  readonly mailPolicy?: (site: MailSite, secret: string) => MailPolicy;
  /** What the feature's members can owe: how it is charged, recorded and reported. */
  readonly obligationKinds?: readonly ObligationKindRules[];
  readonly limits?: Partial<LimitTable>;
  readonly gauges?: (services: JobServices) => readonly FeatureGauge[];
  /** Notifications of the database that say what changed. */
  readonly changes?: readonly ChangeChannel[];
  readonly hooks?: readonly Filling[];
  /** What clients may send over their sockets. */
  readonly clientEvents?: (services: Services) => readonly ClientEvent[];
  /** Sent to every socket of a node that may have missed events. */
  readonly lossNotices?: readonly LossNotice[];
  readonly start?: (services: Services) => Running;
}
