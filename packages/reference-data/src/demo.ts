import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DemoData } from './demo-types.ts';

export type * from './demo-types.ts';

const FOLDER = new URL('../demo/', import.meta.url);

/** One folder per demo picture, named `demo-<key>-<hash>`; in it one WebP file per width. */
export const DEMO_PICTURES_FOLDER = fileURLToPath(new URL('pictures', FOLDER));

/** Crash pads, crew, rentals, reviews and feed of the crew bases. */
export function readDemoData(): DemoData {
  return {
    members: readTable('members'),
    listings: readTable('listings'),
    rentals: readTable('rentals'),
    blocks: readTable('blocks'),
    reviews: readTable('reviews'),
    feed: readTable('feed'),
  };
}

function readTable<Table extends keyof DemoData>(table: Table): DemoData[Table] {
  return JSON.parse(readFileSync(new URL(`${table}.json`, FOLDER), 'utf8'));
}
