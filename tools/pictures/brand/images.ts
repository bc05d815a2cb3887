import { BRANDS } from '@crewpad/domain';
import sharp from 'sharp';
import { crashpadHero, footer } from './hero.ts';
import { crewHero, vacationHero } from './hero-day.ts';
import { appIcon, mark, markAt } from './marks.ts';
import { STATES } from './states.ts';

const heroes = { crashpad: crashpadHero(), vacation: vacationHero(), crew: crewHero() };

/** The drawings used as they are by the web, by path below its public folder. */
export function brandDrawings(): Map<string, string> {
  const drawings = new Map([['images/crashpad/footer.svg', footer()]]);
  for (const [name, svg] of Object.entries(STATES)) drawings.set(`images/${name}.svg`, svg);
  for (const brand of BRANDS) {
    drawings.set(`images/${brand}/hero.svg`, heroes[brand]);
    drawings.set(`brand/${brand}.svg`, mark(brand));
    drawings.set(`brand/${brand}-favicon.svg`, mark(brand));
  }
  return drawings;
}

/** App icons and sharing pictures, by path below the web's public folder. */
export async function brandBitmaps(): Promise<Map<string, Buffer>> {
  const bitmaps = new Map<string, Buffer>();
  for (const brand of BRANDS) {
    const icon = sharp(Buffer.from(appIcon(brand)), { density: 576 }).resize(512, 512);
    bitmaps.set(`brand/${brand}-512.png`, await icon.png({ palette: true, effort: 10 }).toBuffer());
    const scene = heroes[brand].replace(/<\/svg>$/, `${markAt(brand, 670, 300, 260)}</svg>`);
    const share = sharp(Buffer.from(scene)).resize(1200, 630, { position: 'south' });
    bitmaps.set(
      `brand/${brand}-share.png`,
      await share.png({ palette: true, quality: 92, effort: 10 }).toBuffer(),
    );
  }
  return bitmaps;
}
