import { data } from 'react-router';

const ID_MAX = 2_147_483_647;

/** The number in a page's address. What can be no number of a row is a page that is not there. */
export function pageId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= ID_MAX)) throw data({ message: '' }, { status: 404 });
  return id;
}
