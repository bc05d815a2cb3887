/** The type of one parameter. `emptyable`: an empty string unsets it. */
export type ParamSpec = { emptyable?: boolean } & (
  | { kind: 'string' | 'integer' | 'boolean' | 'map' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'array'; of: ParamSpec }
  | { kind: 'object'; type: string }
  | { kind?: never; anyOf: ParamSpec[] }
);

/** The keys that an object of parameters accepts, and those that it requires. */
export interface ParamType {
  required: string[];
  keys: Record<string, ParamSpec>;
  /** Keys that Stripe accepts and the sandbox refuses, because it does not support them. */
  unsupported: string[];
}

/** Every described type by its name in the SDK. */
export type ParamTypes = Record<string, ParamType>;
