import type { BrandName } from '@crewpad/domain';
import type { Brand } from './brand.ts';
import { crashpad } from './crashpad.ts';

/** A small crew-housing brand that proves that a brand is configuration only. */
const crew: Brand = {
  ...crashpad,
  key: 'crew',
  name: 'Crew Quarters',
  logo: '/brand/crew.svg',
  favicon: '/brand/crew-favicon.svg',
  share: '/brand/crew-share.png',
  hero: '/images/crew/hero.svg',
  footerPicture: undefined,
};

const vacation: Brand = {
  key: 'vacation',
  name: 'Staypad',
  logo: '/brand/vacation.svg',
  favicon: '/brand/vacation-favicon.svg',
  share: '/brand/vacation-share.png',
  hero: '/images/vacation/hero.svg',
  footerPicture: undefined,
  videoChannel: 'https://www.youtube.com/@staypad',
};

export const brands: Record<BrandName, Brand> = { crashpad, vacation, crew };
