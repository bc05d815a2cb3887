import type { Context } from './context.ts';

/** A call that passed its checks. A parameter that was given empty is null, and means "unset". */
export interface Call<Params> extends Context {
  /** The id in the address, or empty. */
  id: string;
  params: Given<Params>;
}

/** The SDK's parameters as they arrive: each may also be null. */
export type Given<Params> = { [Key in keyof Params]: Params[Key] | null };

/** One operation of Stripe's API. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** As Fastify writes it, as "/v1/customers/:id". */
  path: string;
  /** Name of the SDK's interface of its parameters. */
  params: string;
  /** Those of its keys that the sandbox acts on; the others are refused. */
  supports: readonly string[];
  /**
   * A publishable key suffices. For an intent it needs the matching client_secret beside it.
   */
  publishable?: true;
  /** With a publishable key the card itself may come along, as `payment_method_data`. */
  takesCard?: true;
  run(call: Call<object>): object;
}

/** Declares an operation whose `run` sees the parameters in the SDK's type. */
export function operation<Params extends object>(
  declared: Omit<Operation, 'run' | 'supports'> & {
    supports: readonly (keyof Params & string)[];
    run(call: Call<Params>): object;
  },
): Operation {
  // The parameters were read by the very interface that `params` names.
  return { ...declared, run: (call) => declared.run(call as Call<Params>) };
}
