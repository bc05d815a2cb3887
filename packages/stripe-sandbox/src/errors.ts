import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';

type ErrorType =
  | 'card_error'
  | 'invalid_request_error'
  | 'api_error'
  | 'idempotency_error'
  | 'rate_limit_error';

/** The body of an error, as Stripe nests it under `error`. */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  advice_code?: string;
  network_decline_code?: string;
  doc_url?: string;
  charge?: string;
  payment_method?: Stripe.PaymentMethod;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
}

/** An error that is answered like Stripe does. */
export class StripeSandboxError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }

  /** A declined card changes the intent: its transaction is committed; after other errors it is rolled back. */
  get keepsEffects(): boolean {
    return this.status === 402;
  }

  /** An error about a parameter means that execution never began: it is not saved for replay. */
  get isValidationFailure(): boolean {
    return this.body.type === 'invalid_request_error' && this.body.param !== undefined;
  }
}

const docUrl = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

/** 400 for the request. `code` and `param` are Stripe's; `more` adds an intent to the body. */
export function invalidRequest(
  message: string,
  { code, param, ...more }: Partial<Omit<ErrorBody, 'type' | 'message'>> = {},
): StripeSandboxError {
  return new StripeSandboxError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code, doc_url: docUrl(code) }),
    ...(param && { param }),
    ...more,
  });
}

/** An object that does not exist: 404 if the address names it (`param` "id"), 400 if a parameter does. */
export function resourceMissing(kind: string, id: string, param: string): StripeSandboxError {
  const status = param === 'id' || param === 'intent' ? 404 : 400;
  return new StripeSandboxError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: docUrl('resource_missing'),
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 402 for a card; `more` has the decline code and the intent that the card was used for. */
export function cardError(
  message: string,
  code: string,
  more: Partial<Omit<ErrorBody, 'type' | 'message' | 'code'>> = {},
): StripeSandboxError {
  return new StripeSandboxError(402, {
    type: 'card_error',
    code,
    doc_url: docUrl(code),
    message,
    ...more,
  });
}

/** 401 for a missing or wrong key. */
export function unauthorized(message: string): StripeSandboxError {
  return new StripeSandboxError(401, { type: 'invalid_request_error', message });
}

/** 403 for a publishable key where the secret key is needed. */
export function forbidden(message: string): StripeSandboxError {
  return new StripeSandboxError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    doc_url: docUrl('secret_key_required'),
    message,
  });
}

/** Answers an error of Stripe's API with its status and message. */
export function orError(reply: FastifyReply, work: () => object): object {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StripeSandboxError)) throw error;
    return reply.code(error.status).send({ error: error.message });
  }
}
