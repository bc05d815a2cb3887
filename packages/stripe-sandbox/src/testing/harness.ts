import { Stripe } from 'stripe';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';
import { shapeProblems } from './shapes.ts';

/** An answer as received. */
interface RawAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A sandbox and the official SDK. Every answer's shape is compared with the SDK's types. */
export interface TestSandbox {
  sandbox: Sandbox;
  stripe: Stripe;
  /** Makes a call without the SDK; the body is sent as a form. */
  call(
    method: string,
    path: string,
    form?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<RawAnswer>;
  /** Makes a call of the control API. */
  control<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Body>;
  /** The differences between answers and the SDK's types. */
  problems: string[];
  close(): Promise<void>;
}

/** Starts a sandbox in memory, with the control API. It captures each charge with its payment. */
export async function startTestSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<TestSandbox> {
  const sandbox = await startSandbox({
    file: ':memory:',
    control: true,
    captureDelay: 0,
    ...options,
  });
  const problems: string[] = [];
  const stripe = new Stripe(sandbox.secretKey, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: checkingClient(problems),
  });
  return {
    sandbox,
    stripe,
    problems,
    async call(method, path, form = {}, headers = {}) {
      const text = new URLSearchParams(form);
      const inQuery = method !== 'POST' && text.size > 0;
      const answer = await globalThis.fetch(`${sandbox.url}${path}${inQuery ? `?${text}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${sandbox.secretKey}`, ...headers },
        ...(method === 'POST' && { body: text }),
      });
      const body = (await answer.json()) as Record<string, unknown>;
      problems.push(...shapeProblems(body));
      return { status: answer.status, headers: answer.headers, body };
    },
    async control<Body>(method: string, path: string, body?: object) {
      const answer = await globalThis.fetch(`${sandbox.url}/_sandbox${path}`, {
        method,
        ...(body && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      return (await answer.json()) as Body;
    },
    close: () => sandbox.close(),
  };
}

/** The SDK's HTTP client; it also checks every body. */
function checkingClient(problems: string[]) {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJson = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await toJson();
      problems.push(...shapeProblems(body));
      return body;
    };
    return response;
  };
  return client;
}

/** The error of a call that must fail, as the SDK throws it. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call went through');
}

/** Creates a customer whose card was saved by a SetupIntent. */
export async function customerWithCard({ stripe, control }: TestSandbox, card = 'pm_card_visa') {
  const customer = await stripe.customers.create({});
  const intent = await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: card,
    confirm: true,
  });
  if (intent.status === 'requires_action') await control('POST', `/challenges/${intent.id}`, {});
  const { payment_method: method } = await stripe.setupIntents.retrieve(intent.id);
  return { customer: customer.id, method: String(method) };
}

/** Creates a payment method from a card number, as the browser does. */
export async function methodOf({ call, sandbox }: TestSandbox, number: string): Promise<string> {
  const { body } = await call(
    'POST',
    '/browser/v1/payment_methods',
    {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '40',
      'card[cvc]': '123',
    },
    { authorization: `Bearer ${sandbox.publishableKey}` },
  );
  return String(body.id);
}
