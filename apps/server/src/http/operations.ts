import {
  ApiError,
  type Locale,
  type Operation,
  type OperationAnswer,
  type OperationRequest,
} from '@crewpad/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { invalidInput } from '../platform/errors.ts';
import type { LimitClass, Limits } from './limits.ts';

/** Who asks. Members come with accounts; until then everyone is a visitor. */
export type Actor = { kind: 'visitor' };
export const visitor: Actor = { kind: 'visitor' };

/** What a handler knows of the call beside its input. */
export interface CallContext {
  actor: Actor;
  locale: Locale;
  address: string;
}

export type Handler<O extends Operation> = (
  request: OperationRequest<O>,
  context: CallContext,
) => Promise<OperationAnswer<O>>;

interface Route {
  operation: Operation;
  limit: LimitClass;
  handler: Handler<Operation>;
  guard: () => void;
}

const noGuard = () => {};

/**
 * The operations that this server answers. The same pipeline serves HTTP and, in process, the pages
 * while they are rendered: limit, guard, validate, act.
 */
export class OperationRegistry {
  readonly #routes = new Map<Operation, Route>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** `guard` throws where the operation is not there at all, whatever the input: a flag that is off. */
  add<const O extends Operation>(
    operation: O,
    handler: Handler<O>,
    limit: LimitClass = 'read',
    guard: () => void = noGuard,
  ): void {
    this.#routes.set(operation, {
      operation,
      limit,
      handler: handler as unknown as Handler<Operation>,
      guard,
    });
  }

  routes(): Iterable<Route> {
    return this.#routes.values();
  }

  /**
   * Carries out an operation.
   * @throws ApiError: 404 unknown operation, 422 input that does not fit, 429 too often.
   */
  async run(
    operation: Operation,
    input: { params?: unknown; query?: unknown; body?: unknown },
    context: CallContext,
  ): Promise<unknown> {
    const route = this.#routes.get(operation) ?? this.#sameDeclaration(operation);
    await this.#limits.take(route.limit, context.address);
    route.guard();
    const request = {
      params: parse(operation.params, input.params),
      query: parse(operation.query, input.query),
      body: parse(operation.body, input.body),
    };
    return route.handler(request as OperationRequest<Operation>, context);
  }

  /** The rendered web holds its own copy of the contract: the same declarations, other objects. */
  #sameDeclaration({ method, path }: Operation): Route {
    for (const route of this.#routes.values()) {
      if (route.operation.method === method && route.operation.path === path) return route;
    }
    throw new ApiError(404, { message: 'Not found.', error_code: 'NOT_FOUND' });
  }

  /** Registers every operation as a route under the prefix of `app`. */
  register(
    app: FastifyInstance,
    contextOf: (request: import('fastify').FastifyRequest) => CallContext,
  ): void {
    for (const { operation } of this.#routes.values()) {
      const { method, path, feature, summary, params, query, body, answer } = operation;
      app.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        schema: {
          tags: [feature],
          summary,
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(body && { body }),
          response: { 200: answer },
        },
        // Validation happens once, in run(); the schemas above document the route and its answer.
        validatorCompiler: () => () => true,
        handler: (request) =>
          this.run(
            operation,
            { params: request.params, query: request.query, body: request.body },
            contextOf(request),
          ),
      });
    }
  }
}

/** Keys of what the schema library itself finds; the contract's own checks bring theirs. */
const KEYS: Record<string, string> = {
  invalid_type: 'has_the_wrong_type',
  invalid_value: 'is_not_an_option',
  invalid_format: 'has_the_wrong_format',
  invalid_union: 'must_be_a_number',
  too_small: 'is_too_small',
  too_big: 'is_too_large',
};

function keyOf(issue: z.core.$ZodIssue): string {
  return /^[a-z0-9_]+$/.test(issue.message) ? issue.message : (KEYS[issue.code] ?? 'is_not_valid');
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return {};
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || 'request';
    errors[field] = [...new Set([...(errors[field] ?? []), keyOf(issue)])];
  }
  throw invalidInput(errors);
}
