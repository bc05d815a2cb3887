import { LIST_LIMIT_MAX } from '@crewpad/domain';

/**
 * All rows of a list that the API answers in pages, in its order. Where what is open decides what a
 * page offers, its first hundred rows are not enough.
 * @param page reads one page
 * @throws what `page` throws
 */
export async function allPages<Row>(
  page: (query: { offset: number; limit: number }) => Promise<{ data: Row[]; total: number }>,
): Promise<Row[]> {
  const at = (number: number) => page({ offset: number * LIST_LIMIT_MAX, limit: LIST_LIMIT_MAX });
  const first = await at(0);
  const count = Math.ceil(first.total / LIST_LIMIT_MAX);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => at(index + 1));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
