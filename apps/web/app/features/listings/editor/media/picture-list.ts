/** The pictures of a listing, in order, and the primary one. */
export interface Pictures {
  images: string[];
  thumbnail: string | null;
}

export function isSame(first: Pictures, second: Pictures): boolean {
  const { images, thumbnail } = second;
  if (first.thumbnail !== thumbnail || first.images.length !== images.length) return false;
  return first.images.every((url, at) => url === images[at]);
}

/** The primary picture is always in the list: the selected one, otherwise the first. */
export function withPrimary(images: string[], thumbnail: string | null): Pictures {
  const stays = thumbnail !== null && images.includes(thumbnail);
  return { images, thumbnail: stays ? thumbnail : (images[0] ?? null) };
}

/**
 * Adds a picture at its position: those of one selection keep their order, whichever was stored
 * first.
 * @param turn order among all pictures uploaded here
 * @param turnOf the same for listed pictures; undefined if they existed before
 * @param isChosen whether the primary picture was selected, so that it stays
 */
export function withStored(
  pictures: Pictures,
  url: string,
  turn: number,
  turnOf: (url: string) => number | undefined,
  isChosen: boolean,
): Pictures {
  const { images, thumbnail } = pictures;
  if (images.includes(url)) return pictures;
  const later = images.findIndex((image) => (turnOf(image) ?? 0) > turn);
  // By default the first one, which may have been stored after the second.
  const primary = later === 0 && thumbnail === images[0] && !isChosen ? url : thumbnail;
  return withPrimary(images.toSpliced(later < 0 ? images.length : later, 0, url), primary);
}

/** Moves a picture to another position, within bounds. */
export function movePicture(pictures: Pictures, url: string, to: number): Pictures {
  const from = pictures.images.indexOf(url);
  if (from < 0 || to < 0 || to >= pictures.images.length || from === to) return pictures;
  return { ...pictures, images: pictures.images.toSpliced(from, 1).toSpliced(to, 0, url) };
}

/** A rotated picture has a new address. */
export function replacePicture(pictures: Pictures, from: string, to: string): Pictures {
  const { images, thumbnail } = pictures;
  if (!images.includes(from)) return pictures;
  return withPrimary(
    images.map((url) => (url === from ? to : url)),
    thumbnail === from ? to : thumbnail,
  );
}

/** A removed picture, for restoring it. */
export interface RemovedPicture {
  url: string;
  at: number;
  wasPrimary: boolean;
}

export function withoutPicture(
  { images, thumbnail }: Pictures,
  url: string,
): { pictures: Pictures; removedPicture: RemovedPicture } {
  const at = images.indexOf(url);
  return {
    pictures: withPrimary(images.toSpliced(at, 1), thumbnail),
    removedPicture: { url, at, wasPrimary: thumbnail === url },
  };
}

export function putBack(pictures: Pictures, { url, at, wasPrimary }: RemovedPicture): Pictures {
  const { images, thumbnail } = pictures;
  if (images.includes(url)) return pictures;
  return withPrimary(images.toSpliced(at, 0, url), wasPrimary ? url : thumbnail);
}
