import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS, endpointFiles } from '../../packages/contract/scripts/generate.ts';
import { events } from '../../packages/contract/src/index.ts';
import { TYPING_EVENT } from '../../packages/domain/src/index.ts';
import { readSources } from './sources.ts';

const web = readSources('apps/web/app').filter(({ path }) => !/\.test\.tsx?$/.test(path));

it('the endpoints match the contract: run npm run generate:contract after a change of it', () => {
  const names = readdirSync(ENDPOINTS);
  const files = new Map(
    names.map((name) => [name, readFileSync(new URL(name, ENDPOINTS), 'utf8')]),
  );
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(endpointFiles()));
});

const EVENT_NAMES = [TYPING_EVENT, ...events.map(({ name }) => name)].join('|');
/** What an endpoint or the name of an event would look like that someone wrote. */
const BY_HAND = [
  // A method, with or without a path.
  /['"`](?:GET|POST|PUT|PATCH|DELETE)(?: \/[^'"`]*)?['"`]/g,
  // A path with a parameter, or with its prefix.
  /['"`]\/[\w/-]*\{\w+\}[^'"`]*['"`]/g,
  /['"`]\/api\b[^'"`]*['"`]/g,
  new RegExp(`\\.(?:on|once|off|emit)\\(\\s*['"\`](?:${EVENT_NAMES})['"\`]`, 'g'),
  new RegExp(`\\bEVENT\\w*(?:: [^=\\n]+)? = ['"\`](?:${EVENT_NAMES})['"\`]`, 'g'),
  /\btypeof contract\.[\w.]+\.name = ['"`]\w+['"`]/g,
  /\bas (?:Upload)?Endpoint\b/g,
];
const manual = (text: string) => BY_HAND.flatMap((pattern) => text.match(pattern) ?? []);

it('the web takes methods, paths and names of events from the generated endpoints', () => {
  // The API client itself, and the addresses that search engines must not read.
  const allowed = /\/(lib\/(browser-call|upload-call)|routes\/robots)\.ts$/;
  const files = web.filter(({ path }) => !allowed.test(path));
  expect(files.flatMap(({ path, text }) => manual(text).map((found) => [path, found]))).toEqual([]);
});

it('the web would not pass with a method, a path or the name of an event written by hand', () => {
  const written = [
    "fetchAs('POST', path)",
    "call('GET /messages/unread' as never, {})",
    "const path = '/messages/{id}/read';",
    'send(`/api/listing/$'.concat('{id}`)'),
    "own.on('message', take)",
    "socket.volatile.emit(\n  'typing', { thread_id: 7 })",
    "const RENTAL_EVENT: typeof contract.rentals.rentalChanged.name = 'changed';",
    'const path = ADDRESS as Endpoint<{}, { count: number }>;',
  ];
  expect(written.filter((text) => manual(text).length === 0)).toEqual([]);
  const others = [
    "map.on('move', look)",
    "<Link to='/messages'>",
    "channel.addEventListener('message', take)",
  ];
  expect(others.flatMap(manual)).toEqual([]);
});

it('schemas of the contract are loaded by forms, which check with them, and by loaders', () => {
  const loader = /\/(routes\/[^/]+|load-[\w-]+|sitemap|set-up-of|testing)\.tsx?$/;
  const importing = web.filter(({ text }) =>
    /^import \{[^}]*(?<!type )\bcontract\b[^}]*\} from '@crewpad\/contract';/m.test(text),
  );
  const others = importing.filter(
    ({ path, text }) => !loader.test(path) && !/\bcontract\.\w+\.\w+\s*\.safeParse\(/.test(text),
  );
  expect(importing.length).toBeGreaterThan(30);
  expect(others.map(({ path }) => path)).toEqual([]);
});
