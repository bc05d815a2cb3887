import type { Role } from '../authorization.ts';
import type { Somebody, World } from './world.ts';

/** A well-formed request of an operation. */
export interface Example {
  /** Values of the path parameters. */
  params?: Record<string, string | number>;
  query?: string;
  body?: object | string;
  headers?: Record<string, string>;
  /** Another member of the same kind, if the request needs one in another state. */
  token?: string;
  /**
   * Persons whom the response may show besides the caller: all members for an admin, or the admin's
   * account.
   */
  reveals?: readonly Somebody[];
}

/**
 * Builds a role's request: about the owner's resource if the operation is about one, otherwise
 * about the caller's. May insert rows that the request needs.
 */
type ExampleOf = (world: World, role: Role) => Example | Promise<Example>;

/** Examples by operation, `METHOD /path` as in authorization.csv. */
export type Examples = Readonly<Record<string, ExampleOf>>;

/** The address of an example. */
export function addressOf(path: string, { params = {}, query }: Example): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
  return query === undefined ? filledPath : `${filledPath}?${query}`;
}
