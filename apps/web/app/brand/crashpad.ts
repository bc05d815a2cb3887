import type { Brand } from './brand.ts';

export const crashpad: Brand = {
  key: 'crashpad',
  name: 'Crewpad',
  logo: '/brand/crashpad.svg',
  favicon: '/brand/crashpad-favicon.svg',
  share: '/brand/crashpad-share.png',
  hero: '/images/crashpad/hero.svg',
  footerPicture: '/images/crashpad/footer.svg',
  videoChannel: 'https://www.youtube.com/@crewpad',
};
