import {
  ApiError,
  idParams,
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
import type { Actor, MemberActor } from '../platform/actor.ts';
import { badToken, conflict, forbidden, unauthenticated, unreadable } from '../platform/errors.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { LimitClass } from '../platform/limits/table.ts';
import { authCookie } from './auth-cookie.ts';
import { refuseCardData } from './card-data.ts';
import type { CallContext, MemberContext, ReplyExtras } from './context.ts';
import { parseInput } from './input.ts';
import { formSchema, registerForms } from './uploads.ts';

export type Handler<O extends Operation, C extends CallContext = CallContext> = (
  request: OperationRequest<O>,
  context: C,
) => Promise<OperationAnswer<O>>;

export interface RouteOptions {
  /** Which counters a call takes from; default `read`. */
  limit?: LimitClass;
  /** Throws where the operation is not there at all, whatever the input: a flag that is off for the caller. */
  guard?: (actor: Actor) => void;
  /** Whoever is signed in gets 409, whatever the input. */
  visitorsOnly?: boolean;
  /** A token that is not good is refused with 400 instead of being taken for a visitor. */
  refusesBadToken?: boolean;
}

export interface MemberRouteOptions extends Omit<RouteOptions, 'refusesBadToken' | 'visitorsOnly'> {
  /** Not for an admin who stepped into the account: 403. */
  ownSessionOnly?: boolean;
  /** Throws 403 for those whose role can never do this: told before anything of what they sent. */
  allows?: (actor: MemberActor) => void;
  /**
   * Throws 404 for whoever is no party to the thing that path or body names by `id`, and 403 for a
   * party who may not change it. Asked only where the input does not fit, so that it costs nothing
   * where it does: there the handler finds out by itself.
   */
  party?: (actor: MemberActor, id: number) => Promise<void>;
}

interface Route extends MemberRouteOptions, RouteOptions {
  operation: Operation;
  handler: Handler<Operation>;
  isForMembers: boolean;
}

type ContextOf = (request: FastifyRequest) => CallContext | Promise<CallContext>;

type Input = { params?: unknown; query?: unknown; body?: unknown };

/**
 * The operations that this server answers. The same pipeline serves HTTP and, in process, the pages
 * while they are rendered: limit, authenticate, guard, role, validate, act.
 */
export class OperationRegistry {
  readonly #routes = new Map<Operation, Route>();
  readonly #limits: Limits;
  readonly #publicUrl: string;

  constructor(limits: Limits, publicUrl: string) {
    this.#limits = limits;
    this.#publicUrl = publicUrl;
  }

  /** Adds an operation that everyone may call; what each may see is the handler's matter. */
  add<const O extends Operation>(
    operation: O,
    handler: Handler<O>,
    options: RouteOptions = {},
  ): void {
    const route = { ...options, operation, isForMembers: false };
    this.#routes.set(operation, { ...route, handler: handler as unknown as Handler<Operation> });
  }

  /** Adds an operation that needs a valid token; without one it answers 401. */
  addForMembers<const O extends Operation>(
    operation: O,
    handler: Handler<O, MemberContext>,
    options: MemberRouteOptions = {},
  ): void {
    const route = { ...options, operation, isForMembers: true };
    this.#routes.set(operation, { ...route, handler: handler as unknown as Handler<Operation> });
  }

  routes(): Iterable<{ operation: Operation }> {
    return this.#routes.values();
  }

  /**
   * Carries out an operation.
   * @throws ApiError: 404 unknown operation, 401 no valid token, 403 or 404 not for the caller, 422
   * input that does not fit or holds a card, 429 too often.
   */
  async run(operation: Operation, input: Input, context: CallContext): Promise<unknown> {
    const route = this.#routes.get(operation) ?? this.#sameDeclaration(operation);
    const taken = await this.#limits.take(route.limit ?? 'read', context);
    try {
      authenticate(route, context);
      route.guard?.(context.actor);
      refuseSwitched(route, context);
      if (context.actor.kind === 'member') route.allows?.(context.actor);
      const answer = await route.handler(await readRequest(route, input, context.actor), context);
      await taken?.giveBack();
      return answer;
    } catch (error) {
      if (!isBadLink(error)) await taken?.giveBack();
      throw error;
    }
  }

  /** The rendered web holds its own copy of the contract: the same declarations, other objects. */
  #sameDeclaration({ method, path }: Operation): Route {
    for (const route of this.#routes.values()) {
      if (route.operation.method === method && route.operation.path === path) return route;
    }
    throw new ApiError(404, { message: 'Not found.', error_code: 'NOT_FOUND' });
  }

  /** Registers every operation as a route under the prefix of `app`. */
  async register(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
    const operations = [...this.#routes.keys()];
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
    const { bodyKeys } = operation;
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
      // Validation happens once, in run(); the schemas above document the route and its answer.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        // The schema would take nothing for an object whose fields are all missing.
        if (body !== undefined && request.body === undefined) throw unreadable();
        const context = await contextOf(request);
        try {
          const answered = await this.run(operation, request, context);
          if (status !== undefined) reply.code(status);
          return this.#send(reply, context.reply, answered);
        } finally {
          this.#setCookie(reply, context.reply);
        }
      },
    };
  }

  #send(reply: FastifyReply, extras: ReplyExtras, answer: unknown): unknown {
    if (extras.redirect !== undefined) return reply.redirect(extras.redirect);
    if (extras.status !== undefined) reply.code(extras.status);
    return answer;
  }

  /**
   * Refusals carry it too: logout clears the cookie even when it answers 401. What lets somebody in is
   * kept by no cache on its way.
   */
  #setCookie(reply: FastifyReply, { cookie }: ReplyExtras): void {
    if (cookie === undefined) return;
    reply.header('set-cookie', authCookie(cookie, this.#publicUrl));
    reply.header('cache-control', 'no-store');
  }
}

/** A link or code that is not good (any more): whoever tries many of them is guessing. */
function isBadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}

function authenticate(route: Route, { actor, hasBadToken }: CallContext): void {
  if (actor.kind === 'visitor') {
    if (route.isForMembers) throw unauthenticated();
    if (hasBadToken && route.refusesBadToken) throw badToken();
    return;
  }
  if (route.visitorsOnly) throw conflict('You are logged in already. Please log out first.');
}

/**
 * What was sent, as the operation declares it.
 * @throws ApiError 422 for what does not fit, told to nobody who may not know that the thing is there
 */
async function readRequest(
  { operation, party }: Route,
  input: Input,
  actor: Actor,
): Promise<OperationRequest<Operation>> {
  try {
    refuseCardData(input.body);
    return {
      params: parseInput(operation.params, input.params),
      query: parseInput(operation.query, input.query),
      body: parseInput(operation.body, input.body),
    } as OperationRequest<Operation>;
  } catch (fault) {
    const named = idParams.safeParse(operation.params === undefined ? input.body : input.params);
    if (actor.kind === 'member' && named.success) await party?.(actor, named.data.id);
    throw fault;
  }
}

/** After the guard: what is not there at all is not there for anybody. */
function refuseSwitched({ ownSessionOnly }: Route, { actor }: CallContext): void {
  if (actor.kind === 'visitor' || !ownSessionOnly) return;
  if (actor.session.adminSessionId !== null) throw forbidden();
}
