import type { Role } from '../authorization.ts';
import type { Somebody, World } from './world.ts';

/** A well-formed request of an operation. */
export interface Example {
  /** Values of the path's parameters. */
  params?: Record<string, string | number>;
  query?: string;
  body?: object | string;
  headers?: Record<string, string>;
  /** Of another member of the same kind, where the request needs one in another state. */
  token?: string;
  /** Whom the answer may show besides the caller; for an admin, members or their own account. */
  tells?: readonly Somebody[];
}

/**
 * Makes what one role sends: about the owner's things where the operation is about a thing, about the
 * caller's own things otherwise. It may add rows that the request needs.
 */
type ExampleOf = (world: World, role: Role) => Example | Promise<Example>;

/** Examples by operation, `METHOD /path` as in authorization.csv. */
export type Examples = Readonly<Record<string, ExampleOf>>;

/** The address of an example. */
export function addressOf(path: string, { params = {}, query }: Example): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
  return query === undefined ? filled : `${filled}?${query}`;
}
