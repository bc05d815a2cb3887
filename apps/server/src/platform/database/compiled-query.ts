import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** A placeholder for a parameter while a query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns the fragment for a parameter. */
type ParameterOf<P> = (name: keyof P & string) => RawBuilder<unknown>;

/**
 * A query whose SQL is the same each time: compiled once, then sent with different values. Use it
 * for the most frequent reads; elsewhere `sql` alone is simpler.
 * @param build builds the query; it may depend only on the parameters
 */
export function compiledQuery<R, P extends object>(
  build: (parameter: ParameterOf<P>) => RawBuilder<R>,
): (db: Db, parameters: P) => Promise<R[]> {
  let compiled: CompiledQuery<R> | undefined;
  return async (db, parameters) => {
    compiled ??= build((name) => sql`${new Placeholder(name)}`).compile(db);
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof P] : value,
    );
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters: values });
    return rows;
  };
}

/**
 * The same for a query with several shapes, for example by filters and sort orders. Each is
 * compiled on first use and cached.
 * @param build builds the query of one shape; shapes are plain values, and few
 */
export function compiledQueries<R, S extends object, P extends object>(
  build: (shape: S, parameter: ParameterOf<P>) => RawBuilder<R>,
): (db: Db, shape: S, parameters: P) => Promise<R[]> {
  const queries = new Map<string, (db: Db, parameters: P) => Promise<R[]>>();
  return (db, shape, parameters) => {
    const key = JSON.stringify(shape);
    let query = queries.get(key);
    if (query === undefined) {
      query = compiledQuery<R, P>((parameter) => build(shape, parameter));
      queries.set(key, query);
    }
    return query(db, parameters);
  };
}
