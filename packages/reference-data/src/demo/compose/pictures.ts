import type { RentalType } from '@crewpad/domain';
import type { Deck, Rng } from '../random.ts';
import { deckOf } from '../random.ts';

/** How many pictures of each kind the pool holds. */
export const POOL = {
  bunkroom: 24,
  bedroom: 16,
  kitchen: 18,
  living: 18,
  bathroom: 10,
  laundry: 6,
  front: 28,
  outside: 10,
  person: 48,
  event: 12,
  offer: 12,
} as const;
export type PoolKind = keyof typeof POOL;

/** All keys of a kind: `front-01`, `front-02` and so on. */
export function keysOf(kind: PoolKind): string[] {
  return Array.from(
    { length: POOL[kind] },
    (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** Portraits; odd numbers show women and even ones men. */
export const WOMEN_PHOTOS = keysOf('person').filter((_, index) => index % 2 === 0);
export const MEN_PHOTOS = keysOf('person').filter((_, index) => index % 2 === 1);

const THUMBNAIL_KINDS = ['front', 'bunkroom', 'bedroom', 'living', 'kitchen'] as const;
const ROOMY: readonly PoolKind[] = [
  'bunkroom',
  'bunkroom',
  'kitchen',
  'living',
  'bathroom',
  'front',
  'laundry',
  'outside',
];
const PLAIN: readonly PoolKind[] = [
  'bedroom',
  'bathroom',
  'kitchen',
  'living',
  'front',
  'laundry',
  'outside',
];
const LODGING: readonly PoolKind[] = ['front', 'bathroom', 'living', 'outside', 'kitchen'];

const isBunkhouse = (type: RentalType): boolean =>
  type === 'crashpad' || type === 'hostel' || type === 'crashpad_bed';

/** Thumbnails of one metro: each is given out once. */
export function thumbnailDeck(rng: Rng): Deck<string> {
  return deckOf(rng, THUMBNAIL_KINDS.flatMap(keysOf));
}

/** A thumbnail that suits the type, or else any that shows the house or a shared room. */
export function thumbnailOf(
  type: RentalType,
  deck: Deck<string>,
  rng: Rng,
  taken: ReadonlySet<string>,
): string {
  const bunks = isBunkhouse(type);
  const likes = bunks ? ['bunkroom', 'front', 'living'] : ['bedroom', 'front', 'living'];
  const first = rng.weighted([
    [likes[0], 5],
    [likes[1], 3],
    [likes[2], 2],
  ] as const);
  const fits = (kinds: readonly (string | undefined)[]) => (key: string) =>
    !taken.has(key) && kinds.includes(key.slice(0, -3));
  const key =
    deck.take(fits([first])) ??
    deck.take(fits(likes)) ??
    deck.take(fits(['front', 'living', 'kitchen']));
  if (key === undefined) throw new RangeError('no thumbnail left');
  return key;
}

/** Five to nine pictures, the thumbnail first, none of them in `shownElsewhere`. */
export function gallery(
  type: RentalType,
  thumbnail: string,
  shownElsewhere: ReadonlySet<string>,
  rng: Rng,
): string[] {
  const kinds = isBunkhouse(type)
    ? ROOMY
    : type === 'hotel'
      ? ['bedroom' as const, ...LODGING]
      : PLAIN;
  const wanted = kinds.slice(0, rng.int(Math.min(5, kinds.length), kinds.length));
  const pictures = [thumbnail];
  for (const kind of wanted) {
    if (kind !== 'bunkroom' && thumbnail.startsWith(kind)) continue;
    const free = keysOf(kind).filter((key) => !shownElsewhere.has(key) && !pictures.includes(key));
    if (free.length > 0) pictures.push(rng.pick(free));
  }
  return pictures;
}
