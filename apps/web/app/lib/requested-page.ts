/** The last page of a list. Later ones are reached by a narrower search. */
export const LIST_PAGES_MAX = 400;

/** The page of a list in an address: from 1; 1 if it is missing or invalid. */
export function requestedPage({ searchParams }: Pick<URL, 'searchParams'>): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LIST_PAGES_MAX ? page : 1;
}
