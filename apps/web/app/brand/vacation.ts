import type { Brand } from './brand.ts';

export const vacation: Brand = {
  key: 'vacation',
  name: 'Staypad',
  logo: '/brand/vacation.svg',
  favicon: '/brand/vacation-favicon.svg',
  share: '/brand/vacation-share.png',
  hero: '/images/vacation/hero.svg',
  footerPicture: undefined,
  videoChannel: 'https://www.youtube.com/@staypad',
};
