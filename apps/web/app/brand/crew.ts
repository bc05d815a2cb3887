import type { Brand } from './brand.ts';
import { crashpad } from './crashpad.ts';

/** A small crew-housing brand that proves that a brand is configuration only. */
export const crew: Brand = {
  ...crashpad,
  key: 'crew',
  name: 'Crew Quarters',
  logo: '/brand/crew.svg',
  favicon: '/brand/crew-favicon.svg',
  share: '/brand/crew-share.png',
  hero: '/images/crew/hero.svg',
  footerPicture: undefined,
};
