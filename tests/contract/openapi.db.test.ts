import { expect, it } from 'vitest';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';

interface OpenApi {
  paths: Record<string, Record<string, object>>;
}

const rig = useTestApp();

/** Sorts the keys at every depth, and leaves out the tags of operations. */
function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => key !== 'tags' || !Array.isArray(inner))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, normalize(inner)]));
}

/** One line for each operation, so that a difference shows which one changed. */
function write({ paths, ...rest }: OpenApi): string {
  const lines = Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, operation]) => `  ${JSON.stringify(method)}: ${JSON.stringify(operation)}`,
    );
    return `${JSON.stringify(path)}: {\n${operations.join(',\n')}\n}`;
  });
  const others = Object.entries(rest).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${[...others, `"paths": {\n${lines.join(',\n')}\n}`].join(',\n')}\n}\n`;
}

it('the API of the server is the one that openapi.json stores', async () => {
  const answer = await rig.app.fastify.inject('/api/openapi.json');
  const document = normalize(answer.json()) as OpenApi;
  expect(JSON.parse(write(document))).toEqual(document);
  // A wanted change of the API is stored by running this test with -u.
  await expect(write(document)).toMatchFileSnapshot('openapi.json');
});
