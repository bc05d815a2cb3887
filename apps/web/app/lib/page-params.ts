import { data } from 'react-router';

const ID_MAX = 2_147_483_647;

/** The id in a page's address. An invalid one is a 404. */
export function pageId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= ID_MAX)) throw data({ message: '' }, { status: 404 });
  return id;
}

/** A row id in an address; undefined if it is none. */
export function rowIdOf(text: string | null): number | undefined {
  const id = Number(text ?? '');
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

/** The last page of a list. Later ones are reached by a narrower search. */
export const LIST_PAGES_MAX = 400;

/** The page of a list in an address: from 1; 1 if it is missing or invalid. */
export function requestedPage({ searchParams }: Pick<URL, 'searchParams'>): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LIST_PAGES_MAX ? page : 1;
}

/** Whether two addresses of one page differ in their fragment only, which no loader sees. */
export function differInHashOnly(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash !== b.hash;
}
