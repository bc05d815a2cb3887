import { invalidRequest, resourceMissing } from '../errors.ts';
import type { Call } from '../operation.ts';
import type { Kind, Stored } from '../store/kinds.ts';

interface PageParams {
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** The parameters that every list accepts. */
export const PAGE_PARAMS = [
  'created',
  'ending_before',
  'expand',
  'limit',
  'starting_after',
] as const;

/** One page of a list, newest first. @param where top-level fields that must equal the value */
export function listPage<K extends Kind>(
  { objects, params, account }: Call<PageParams>,
  kind: K,
  url: string,
  where: Record<string, string | null | undefined> = {},
  types?: string[],
): { object: 'list'; data: Stored[K][]; has_more: boolean; url: string } {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest('A limit is between 1 and 100.', { param: 'limit' });
  for (const param of ['starting_after', 'ending_before'] as const) {
    const id = params[param];
    if (id && !objects.findAny(id)) throw resourceMissing(kind, id, param);
  }
  const { data, hasMore } = objects.list(kind, {
    where: Object.fromEntries(
      Object.entries(where).map(([key, value]) => [key, value ?? undefined]),
    ),
    created: createdRange(params.created),
    types,
    startingAfter: params.starting_after ?? undefined,
    endingBefore: params.ending_before ?? undefined,
    limit,
    account,
  });
  return { object: 'list', data, has_more: hasMore, url };
}

function createdRange(created: PageParams['created'] | null) {
  if (typeof created === 'number') return { gte: created, lte: created };
  return created ?? undefined;
}
