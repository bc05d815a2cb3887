import type { IncomingMessage } from 'node:http';
import {
  ApiError,
  type Operation,
  type OperationAnswer,
  type OperationRequest,
} from '@crewpad/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions as HttpRoute,
} from 'fastify';
import { type Actor, type MemberActor, visitor } from '../../platform/access/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Replica } from '../../platform/database/replica.ts';
import { notFound, refusedIn, unreadable } from '../../platform/errors.ts';
import type { ChangeFeed, Tag } from '../../platform/events.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { LimitClass } from '../../platform/limits/table.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { textsIn } from '../../platform/texts.ts';
import { auditingView } from '../../platform/view-audit.ts';
import type { FindResponse } from './cached-responses.ts';
import { authenticate, refuseSwitched, refuseUnconfirmed } from './caller-rules.ts';
import type { CallContext, MemberContext, ReplyExtras } from './context.ts';
import { authCookies, cookieLine } from './cookies.ts';
import { toApiError } from './errors.ts';
import { isPublic, PublicReads, serializedBy, type TextOf } from './public-reads.ts';
import { type CallerChecks, type Input, readRequest } from './read-request.ts';
import { formSchema, registerForms } from './uploads.ts';

export type Handler<O extends Operation, C extends CallContext = CallContext> = (
  request: OperationRequest<O>,
  context: C,
) => Promise<OperationAnswer<O>>;

export interface RouteOptions<O extends Operation = Operation> {
  /**
   * The answer is shared by all callers without a token until one of these tags changes. An empty
   * list only expires.
   */
  tagsOf?: (answer: OperationAnswer<O>, request: OperationRequest<O>) => readonly Tag[];
  /** Which limits a call counts toward; default `read`. */
  limit?: LimitClass;
  /** Throws 404, for any input, if a flag hides the operation from the caller. */
  guard?: (actor: Actor, context: CallContext) => void;
  /** Returns 409 to logged-in members, for any input. */
  visitorsOnly?: boolean;
  /** Returns 400 for an invalid token, instead of treating the caller as a visitor. */
  refusesBadToken?: boolean;
}

export interface MemberRouteOptions
  extends CallerChecks,
    Omit<RouteOptions, 'refusesBadToken' | 'visitorsOnly' | 'tagsOf'> {
  /** Returns 403 to an admin who views the account. */
  ownSessionOnly?: boolean;
  /** Throws 403 for roles that can never do this, before validation. */
  allows?: (actor: MemberActor) => void;
}

interface Route extends MemberRouteOptions, Omit<RouteOptions, 'tagsOf'> {
  tagsOf?: (answer: never, request: never) => readonly Tag[];
  operation: Operation;
  handler: Handler<Operation>;
  isForMembers: boolean;
}

/** For answers to one member only: they must not be cached. */
const PRIVATE = 'private, no-store';

type ContextOf = (request: FastifyRequest) => CallContext | Promise<CallContext>;

interface OperationServices {
  db: Db;
  replica?: Replica | undefined;
  limits: Limits;
  clock: Clock;
  publicUrl: string;
  changes: ChangeFeed;
  metrics?: Metrics | undefined;
}

/**
 * The operations of this server. One pipeline serves HTTP and, in process, page rendering: rate
 * limit, authenticate, guard, check the role, validate, run.
 */
export class OperationRegistry {
  /**
   * By method and path: the built web app may contain its own copy of the contract, with equal
   * declarations in different objects.
   */
  readonly #routes = new Map<string, Route>();
  readonly #db: Db;
  readonly #replica: Replica | undefined;
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #publicUrl: string;
  readonly #publicReads: PublicReads;

  constructor(services: OperationServices) {
    const { db, replica, limits, clock, publicUrl, changes, metrics } = services;
    this.#db = db;
    this.#replica = replica;
    this.#limits = limits;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
    this.#publicReads = new PublicReads(changes, metrics);
  }

  /** Adds an operation that anyone can call; the handler decides what each caller sees. */
  add<const O extends Operation>(
    operation: O,
    handler: Handler<O>,
    options: RouteOptions<O> = {},
  ): void {
    this.#set({ ...options, operation, isForMembers: false }, handler);
  }

  /** Adds an operation that requires a valid token; without one it returns 401. */
  addForMembers<const O extends Operation>(
    operation: O,
    handler: Handler<O, MemberContext>,
    options: MemberRouteOptions = {},
  ): void {
    this.#set({ ...options, operation, isForMembers: true }, handler);
  }

  #set(route: Omit<Route, 'handler'>, handler: unknown): void {
    this.#routes.set(keyOf(route.operation), { ...route, handler: handler as Handler<Operation> });
  }

  routes(): Iterable<{ operation: Operation }> {
    return this.#routes.values();
  }

  /**
   * Runs an operation. Errors are in the language of the caller.
   * @param textOf serializes the answer to a call over HTTP
   * @throws ApiError: 404 unknown operation, 401 no valid token, 403 or 404 not for the caller, 422
   * invalid input or a card number, 429 too many calls.
   */
  async run(
    operation: Operation,
    input: Input,
    context: CallContext,
    textOf?: TextOf,
  ): Promise<unknown> {
    const route = this.#routes.get(keyOf(operation));
    if (route === undefined) throw notFound();
    const limit = route.limit ?? 'read';
    const isCounted = limit === 'read' && context.dependencies !== undefined;
    const reservation = isCounted ? undefined : await this.#limits.take(limit, context);
    try {
      authenticate(route, context);
      route.guard?.(context.actor, context);
      refuseSwitched(route, context);
      if (context.actor.kind === 'member') route.allows?.(context.actor);
      const request = await readRequest(route, input, {
        actor: context.actor,
        now: this.#clock.now(),
      });
      refuseUnconfirmed(route, context, this.#clock.now());
      const handle = () => this.#handle(route, request, context, input.body);
      const { tagsOf } = route;
      const read = () =>
        this.#replica?.read(
          handle,
          (answer) => tagsOf?.(answer as never, request as never) ?? [],
        ) ?? handle();
      const answer =
        tagsOf !== undefined && isPublic(context)
          ? await this.#publicReads.answer(operation, request, read, tagsOf, textOf)
          : await handle();
      for (const tag of tagsOf?.(answer as never, request as never) ?? []) {
        context.dependencies?.add(tag);
      }
      await reservation?.answered(context.reply.status ?? operation.status ?? 200);
      return answer;
    } catch (error) {
      await reservation?.answered(toApiError(error).status);
      throw error instanceof ApiError ? refusedIn(textsIn(context.locale), error) : error;
    }
  }

  #handle(
    { operation, handler }: Route,
    request: OperationRequest<Operation>,
    context: CallContext,
    body: unknown,
  ): Promise<unknown> {
    const { actor, address } = context;
    const work = () => handler(request, context);
    if (actor.kind === 'visitor' || actor.session.adminSessionId === null) return work();
    const services = { db: this.#db, clock: this.#clock };
    return auditingView(services, actor, { operation, body, address }, work);
  }

  /** Finds the cached answers of reads, which count against their limits as others do. */
  cachedReads(addressOf: (request: IncomingMessage) => string): FindResponse {
    return (request) => {
      if (request.headers.authorization !== undefined) return undefined;
      const response = this.#publicReads.find(request.url ?? '/');
      if (response === undefined) return undefined;
      const { limit } = response;
      const admits = () =>
        this.#limits.takeNow(limit, { actor: visitor, address: addressOf(request) });
      return { ...response, admits };
    };
  }

  /** Registers every operation as a route under the prefix of `app`. */
  async register(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
    const operations = [...this.#routes.values()].map(({ operation }) => operation);
    for (const operation of operations.filter(({ upload }) => upload === undefined)) {
      app.route(this.#routeOf(operation, contextOf));
    }
    await registerForms(app, operations, (operation, files) =>
      this.#routeOf(operation, async (request) => ({
        ...(await contextOf(request)),
        files: files(request),
      })),
    );
  }

  #routeOf(operation: Operation, contextOf: ContextOf): HttpRoute {
    const { method, path, feature, summary, params, query, body, answer, status } = operation;
    const { bodyKeys, bodyIsOptional, media } = operation;
    return {
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(bodyKeys !== undefined && { config: { bodyKeys } }),
      schema: {
        tags: [feature],
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(operation.upload && formSchema(operation.upload)),
        response: { '2xx': answer },
      },
      // Validation happens once, in run(); the schemas above document the route and its response.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        // The schema would parse a missing body as an empty object.
        const needsBody = body !== undefined && bodyIsOptional !== true;
        if (needsBody && request.body === undefined) throw unreadable();
        const context = await contextOf(request);
        if (context.actor.kind === 'member' || context.hasBadToken) {
          reply.header('cache-control', PRIVATE);
        }
        // Before the answer: a redirect is sent at once.
        const answered = await this.run(operation, request, context, serializedBy(reply)).finally(
          () => this.#setCookies(reply, context.reply),
        );
        if (status !== undefined) reply.code(status);
        if (media !== undefined) reply.type(`${media}; charset=utf-8`);
        const { tagsOf, limit = 'read' } = this.#routes.get(keyOf(operation)) ?? {};
        if (tagsOf !== undefined && isPublic(context)) {
          return this.#publicReads.send(request, reply, answered as object, limit);
        }
        return this.#send(reply, context.reply, answered);
      },
    };
  }

  #send(reply: FastifyReply, extras: ReplyExtras, answer: unknown): unknown {
    if (extras.redirect !== undefined) return reply.redirect(extras.redirect);
    if (extras.status !== undefined) reply.code(extras.status);
    if (extras.fileName !== undefined) {
      reply.header('content-disposition', `attachment; filename="${extras.fileName}"`);
    }
    return answer;
  }

  /**
   * Errors set them too: logout clears the cookie even with a 401. Responses with login data must not
   * be cached.
   */
  #setCookies(reply: FastifyReply, { cookie, cookies, isPrivate }: ReplyExtras): void {
    const lines = cookies.map((item) => cookieLine(item, this.#publicUrl));
    if (cookie !== undefined) lines.push(...authCookies(cookie, this.#publicUrl));
    if (isPrivate || lines.length > 0) reply.header('cache-control', PRIVATE);
    for (const line of lines) reply.header('set-cookie', line);
  }
}

const keyOf = ({ method, path }: Operation) => `${method} ${path}`;
