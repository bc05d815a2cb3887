import { say } from '../report/say.ts';
import { type BenchDatabase, startDatabase } from './database.ts';

export interface LoadedDatabase {
  server: BenchDatabase;
  url: string;
  listings: number;
  /** What loading took. */
  seconds: number;
  bytes: number;
}

export interface DatabaseSource {
  sizes: readonly number[];
  /** The database with this many listings, the loaded one, or the first size. */
  get(listings?: number): Promise<LoadedDatabase>;
}

/** Starts PostgreSQL on first use, and has one loaded database at a time. */
export function databaseSource(sizes: readonly number[]): DatabaseSource {
  let server: BenchDatabase | undefined;
  let cache: LoadedDatabase | undefined;
  return {
    sizes,
    async get(listings = cache?.listings ?? sizes[0] ?? 0) {
      if (cache?.listings === listings) return cache;
      server ??= await startDatabase();
      if (cache !== undefined) await server.drop(cache.listings);
      cache = undefined;
      await server.moveTo('all');
      say(`  loading ${listings} listings ...`);
      cache = { server, listings, ...(await server.load(listings)) };
      say(`  ... in ${cache.seconds.toFixed(1)} s`);
      await server.moveTo('others');
      return cache;
    },
  };
}
