import type { Context } from './context.ts';

/** A call that passed its checks. A parameter that was sent empty is null, which means "unset". */
export interface Call<Params> extends Context {
  /** The id in the address, or empty. */
  id: string;
  /** The id of an object inside it, or empty. */
  child: string;
  /** The connected account of the header Stripe-Account, or empty for the platform. */
  account: string;
  params: Nullable<Params>;
}

/** The SDK's parameters as received: each may also be null. */
export type Nullable<Params> = { [Key in keyof Params]: Params[Key] | null };

/** One operation of Stripe's API. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** In Fastify's notation, such as "/v1/customers/:id". */
  path: string;
  /** Name of the SDK's interface for its parameters. */
  params: string;
  /** The keys that the sandbox supports; others are refused. */
  supports: readonly string[];
  /**
   * A publishable key is enough; for an intent, together with its client_secret.
   */
  publishable?: true;
  /** It can be called for a connected account, with the header Stripe-Account. */
  connected?: true;
  /** With a publishable key, the call may include the card itself as `payment_method_data`. */
  takesCard?: true;
  run(call: Call<object>): object;
}

/** Declares an operation whose `run` gets the parameters in the SDK's type. */
export function operation<Params extends object>(
  declared: Omit<Operation, 'run' | 'supports'> & {
    supports: readonly (keyof Params & string)[];
    run(call: Call<Params>): object;
  },
): Operation {
  // The parameters were checked against the interface that `params` names.
  return { ...declared, run: (call) => declared.run(call as Call<Params>) };
}
