import { invalidRequest } from '../errors.ts';
import type { FormValue } from '../params/form.ts';
import type { Objects } from '../store/objects.ts';

type Fields = Record<string, unknown>;
const DEEPEST = 4;
/** The fields that a page with the intent's client_secret entered itself. */
const PUBLIC_PATHS = new Set<unknown>(['payment_method']);

/**
 * Replaces ids with their objects. A path may be dotted, and starts with "data." on lists.
 * @returns a copy; throws 400 for a path to a field that cannot be expanded
 */
export function expanded(objects: Objects, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body) as Fields;
  for (const path of paths) {
    const steps = path.split('.');
    const isList = copy.object === 'list';
    if (steps.length > DEEPEST + (isList ? 1 : 0))
      throw invalidRequest(`At most ${DEEPEST} levels can be expanded: ${path}`, {
        param: 'expand',
      });
    expandPath(objects, copy, steps, path);
  }
  return copy;
}

/** A publishable key cannot expand the customer and other private objects. Throws 400. */
export function checkPublicExpand(expand: FormValue | undefined): void {
  if (expand === undefined) return;
  const paths = typeof expand === 'string' ? [expand] : Object.values(expand);
  if (paths.every((path) => PUBLIC_PATHS.has(path))) return;
  throw invalidRequest('With a publishable key only payment_method can be expanded.', {
    param: 'expand',
  });
}

function expandPath(objects: Objects, target: Fields, steps: string[], path: string): void {
  const [step = '', ...rest] = steps;
  const value = target[step];
  if (value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) expandPath(objects, item as Fields, rest, path);
    return;
  }
  const next = typeof value === 'string' ? objects.findAny(value) : value;
  if (typeof next !== 'object' || step === 'id')
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  target[step] = next;
  if (rest.length > 0) expandPath(objects, next as Fields, rest, path);
}
