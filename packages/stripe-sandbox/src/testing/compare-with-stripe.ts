import { Stripe } from 'stripe';
import { startSandbox } from '../start-sandbox.ts';
import { runScenario } from './scenario.ts';

/** The reason why nothing was compared, or the differing fields: "step.field: ours, theirs". */
export type Comparison = { skipped: string } | { differences: string[] };

/**
 * Runs the same scenario against the sandbox and against Stripe's test mode, and compares the shapes.
 * @param secretKey a secret key of Stripe's test mode; undefined: nothing is compared
 */
export async function compareWithStripe({
  secretKey,
}: {
  secretKey: string | undefined;
}): Promise<Comparison> {
  if (!secretKey)
    return { skipped: 'There is no key of Stripe to compare with (STRIPE_TEST_KEY).' };
  if (!secretKey.startsWith('sk_test_')) return { skipped: 'The key is not one of test mode.' };
  const sandbox = await startSandbox({ file: ':memory:' });
  try {
    const ours = new Stripe(sandbox.secretKey, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
    });
    const shapes = [await runScenario(ours), await runScenario(new Stripe(secretKey))].map(
      (answers) => fieldKinds(answers),
    );
    const [own = new Map(), theirs = new Map()] = shapes;
    return { differences: differencesOf(own, theirs) };
  } finally {
    await sandbox.close();
  }
}

/** The type of every field by its path; ids are only text, and times only numbers. */
export function fieldKinds(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null)
    return new Map([[path, value === null ? 'null' : typeof value]]);
  const inner = Object.entries(value).flatMap(([key, field]) => [
    ...fieldKinds(field, path ? `${path}.${key}` : key),
  ]);
  return new Map(inner.length > 0 ? inner : [[path, 'empty']]);
}

export function differencesOf(ours: Map<string, string>, theirs: Map<string, string>): string[] {
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])].toSorted();
  return paths
    .filter((path) => ours.get(path) !== theirs.get(path))
    .map((path) => `${path}: ${ours.get(path) ?? 'absent'}, ${theirs.get(path) ?? 'absent'}`);
}
