export const PICTURE_KINDS = [
  'bunkroom',
  'bedroom',
  'kitchen',
  'living',
  'bathroom',
  'laundry',
  'front',
  'outside',
  'person',
  'event',
  'offer',
] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** One illustration of the pool. `svg()` draws it at 1280 x 853 (people: 640 x 640), without text and without outside resources. */
export interface Picture {
  /** Stable and unique, for example `bunkroom-07`; part of the stored file's key. */
  key: string;
  kind: PictureKind;
  /** People only: the apparent gender and age, so that a demo member matches the name. */
  gender?: 'male' | 'female';
  svg(): string;
}
