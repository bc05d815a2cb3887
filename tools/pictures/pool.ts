import { events } from './feed/event.ts';
import { offers } from './feed/offer.ts';
import { fronts } from './houses/front.ts';
import { outsides } from './houses/outside.ts';
import { people } from './people/person.ts';
import { bathrooms } from './rooms/bathroom.ts';
import { bedrooms } from './rooms/bedroom.ts';
import { bunkrooms } from './rooms/bunkroom.ts';
import { kitchens } from './rooms/kitchen.ts';
import { laundries } from './rooms/laundry.ts';
import { livings } from './rooms/living.ts';
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
  const picture = byKey.get(key);
  if (picture === undefined) throw new Error(`No picture ${key}`);
  return picture;
};
