import { mkdir, rm, writeFile } from 'node:fs/promises';
import { contract, events, type Operation, operations, type RealtimeEvent } from '../src/index.ts';

/** The endpoints of the browser: one file for each feature. */
export const ENDPOINTS = new URL('../src/endpoints/', import.meta.url);

const HEADER = `// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
`;

const isOperation = (value: unknown): value is Operation =>
  (operations as readonly unknown[]).includes(value);
const isEvent = (value: unknown): value is RealtimeEvent =>
  (events as readonly unknown[]).includes(value);

/** By name: a module's exports have another order where it is not loaded by Node. */
const sorted = (record: object) =>
  Object.entries<unknown>(record as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));

function endpointFile(feature: string, declarations: object): string {
  const lines = sorted(declarations).flatMap(([name, value]) => {
    if (isOperation(value)) {
      const parts = [value.method, value.path, value.upload?.field];
      const text = parts.filter((part) => part !== undefined).join(' ');
      return [`export const ${name} = '${text}' as EndpointOf<typeof ${feature}.${name}>;`];
    }
    if (isEvent(value)) {
      return [`export const ${name}: typeof ${feature}.${name}.name = '${value.name}';`];
    }
    return [];
  });
  return `${HEADER}import type { EndpointOf } from '../endpoint.ts';
import type { ${feature} } from '../features.ts';

${lines.join('\n')}
`;
}

/** The files by name, as the contract declares them now. */
export function endpointFiles(): Map<string, string> {
  const features = sorted(contract);
  const index = features.map(([feature]) => `export * as ${feature} from './${feature}.ts';`);
  return new Map([
    ...features.map(
      ([feature, declarations]) =>
        [`${feature}.ts`, endpointFile(feature, declarations as object)] as const,
    ),
    ['index.ts', `${HEADER}${index.join('\n')}\n`],
  ]);
}

if (import.meta.main) {
  await rm(ENDPOINTS, { recursive: true, force: true });
  await mkdir(ENDPOINTS);
  for (const [name, text] of endpointFiles()) await writeFile(new URL(name, ENDPOINTS), text);
}
