import { CARD_PICTURES } from './constants.ts';
import { PICTURE_WIDTHS } from './lists.ts';

const WIDTH_AT_END = /\/\d+\.webp$/;

/** The address of a stored picture at one rendered width (pixels). */
export function pictureAt(url: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return url.replace(WIDTH_AT_END, `/${width}.webp`);
}

/** The `srcset` of a stored picture; undefined for other addresses. */
export function pictureSrcSet(url: string): string | undefined {
  if (!WIDTH_AT_END.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

/** The pictures of a card: the primary one first, others in order. */
export function cardPictures(images: readonly string[], primary: string | null): string[] {
  const first = primary === null ? [] : [primary];
  return [...first, ...images.filter((image) => image !== primary)].slice(0, CARD_PICTURES);
}
