/** What one parameter may be. `emptyable`: an empty string unsets it. */
export type ParamSpec = { emptyable?: boolean } & (
  | { kind: 'string' | 'integer' | 'boolean' | 'map' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'array'; of: ParamSpec }
  | { kind: 'object'; type: string }
  | { kind?: never; anyOf: ParamSpec[] }
);

/** The keys that an object of parameters accepts, and those it cannot do without. */
export interface ParamType {
  required: string[];
  keys: Record<string, ParamSpec>;
  /** Keys that Stripe knows and the sandbox refuses, since it would not act on them. */
  unsupported: string[];
}

/** Every described type by the SDK's name of it. */
export type ParamTypes = Record<string, ParamType>;
