import type { FeatureName } from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import type { OperationRegistry } from '../http/pipeline/operations.ts';
import type { MemberActor } from '../platform/access/actor.ts';
import type { ChangeChannel } from '../platform/events.ts';
import type { FigureDefinition } from '../platform/figures.ts';
import type { Extension } from '../platform/hooks.ts';
import type { JobDefinition } from '../platform/jobs/definition.ts';
import type { LimitTable } from '../platform/limits/table.ts';
import type { MailSite } from '../platform/mail/render.ts';
import type { OldData } from '../platform/old-data.ts';
import type { MailPolicy } from '../platform/outbox/mail-policy.ts';
import type { Composers } from '../platform/outbox/outbox.ts';
import type {
  ObligationKindRules,
  ObligationKinds,
} from '../platform/payments/obligation-kinds.ts';
import type { ClientEvent, LossNotice } from '../platform/realtime/client-events.ts';
import type { Services } from '../platform/services.ts';

/** The services of jobs: all but the job queue itself. */
export type JobServices = Omit<Services, 'jobs'>;

export interface RouteServices extends Services {
  /** Members connected in real time right now, on all nodes. */
  countOnline(): number;
}

/** Background work of a feature while the process runs. */
interface Running {
  /** Called for each served page. `viewer` is undefined for visitors. */
  pageServed?(path: string, viewer: MemberActor | undefined): void;
  /** Finishes what waits. */
  stop(): Promise<void>;
}

/**
 * The manifest of a feature: everything that the application uses of it. A feature extends a lower
 * one only through hooks that the lower one declares.
 */
export interface Feature {
  readonly name: FeatureName;
  readonly routes?: (registry: OperationRegistry, services: RouteServices) => void;
  /** Routes under /api that are not operations, such as a webhook over raw bytes. */
  readonly plugin?: (api: FastifyInstance, services: Services) => Promise<void>;
  readonly jobs?: (services: JobServices) => readonly JobDefinition[];
  /** What the daily job deletes after its term. */
  readonly oldData?: readonly OldData[];
  readonly mails?: (site: MailSite, kinds: ObligationKinds) => Composers;
  /** Decides how emails with a topic are delivered; at most one feature provides it. */
  readonly mailPolicy?: (site: MailSite, secret: string) => MailPolicy;
  /** The obligations of the feature: how they are charged, recorded and described. */
  readonly obligationKinds?: readonly ObligationKindRules[];
  readonly limits?: Partial<LimitTable>;
  /** Metrics whose values are in the database. */
  readonly figures?: readonly FigureDefinition[];
  /** Database notifications that report changes. */
  readonly changes?: readonly ChangeChannel[];
  readonly hooks?: readonly Extension[];
  /** Messages that clients may send over their sockets. */
  readonly clientEvents?: (services: Services) => readonly ClientEvent[];
  /** Sent to every socket of a node that may have missed events. */
  readonly lossNotices?: readonly LossNotice[];
  readonly start?: (services: Services) => Running;
}
