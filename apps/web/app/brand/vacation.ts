import type { Brand } from './brand.ts';

export const vacation: Brand = {
  key: 'vacation',
  name: 'Staypad',
  logo: '/brand/vacation.svg',
  favicon: '/brand/vacation-favicon.svg',
  share: '/brand/vacation-share.png',
  hero: '/images/vacation/hero.svg',
  footerPicture: undefined,
  words: {
    'crash pad': 'vacation rental',
    'crash pads': 'vacation rentals',
    lister: 'host',
    listers: 'hosts',
    tenant: 'guest',
    tenants: 'guests',
    seeker: 'traveler',
    seekers: 'travelers',
    'airline crew': 'guests',
    'crew members': 'guests',
    crew: 'guests',
  },
  videoChannel: 'https://www.youtube.com/@staypad',
};
