import { data } from 'react-router';

const ID_MAX = 2_147_483_647;

/** The id in a page's address. An invalid one is a 404. */
export function pageId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= ID_MAX)) throw data({ message: '' }, { status: 404 });
  return id;
}
