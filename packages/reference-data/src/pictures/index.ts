import { bathrooms } from './bathroom.ts';
import { bedrooms } from './bedroom.ts';
import { bunkrooms } from './bunkroom.ts';
import { events } from './event.ts';
import { fronts } from './front.ts';
import { kitchens } from './kitchen.ts';
import { laundries } from './laundry.ts';
import { livings } from './living.ts';
import { offers } from './offer.ts';
import { outsides } from './outside.ts';
import { people } from './person.ts';
import type { Picture } from './types.ts';

export * from './types.ts';

/** The pool of illustrations; the same on every machine. */
export const pictures: readonly Picture[] = [
  ...bunkrooms,
  ...bedrooms,
  ...kitchens,
  ...livings,
  ...bathrooms,
  ...laundries,
  ...fronts,
  ...outsides,
  ...people,
  ...events,
  ...offers,
];

const byKey = new Map(pictures.map((item) => [item.key, item]));

export const picture = (key: string): Picture => {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`No picture ${key}`);
  return found;
};
