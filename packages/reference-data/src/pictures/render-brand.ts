import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BRANDS } from '@crewpad/domain';
import sharp from 'sharp';
import { crashpadHero, footer } from './brand-hero.ts';
import { crewHero, vacationHero } from './brand-hero-day.ts';
import { appIcon, mark, markAt } from './brand-marks.ts';
import { STATES } from './brand-states.ts';

/** Writes the scenes and marks of the web: `node packages/reference-data/src/pictures/render-brand.ts`. */

const out = join(import.meta.dirname, '../../../../apps/web/public');
const heroes = { crashpad: crashpadHero(), vacation: vacationHero(), crew: crewHero() };

const write = async (name: string, data: string | Buffer): Promise<void> => {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  process.stdout.write(`${name} ${Math.round((data.length / 1024) * 10) / 10} kB\n`);
};

await write('images/crashpad/footer.svg', footer());
for (const [name, svg] of Object.entries(STATES)) await write(`images/${name}.svg`, svg);
for (const brand of BRANDS) {
  await write(`images/${brand}/hero.svg`, heroes[brand]);
  await write(`brand/${brand}.svg`, mark(brand));
  await write(`brand/${brand}-favicon.svg`, mark(brand));
  const icon = sharp(Buffer.from(appIcon(brand)), { density: 576 }).resize(512, 512);
  await write(`brand/${brand}-512.png`, await icon.png({ palette: true, effort: 10 }).toBuffer());
  const scene = heroes[brand].replace(/<\/svg>$/, `${markAt(brand, 670, 300, 260)}</svg>`);
  const share = sharp(Buffer.from(scene)).resize(1200, 630, { position: 'south' });
  await write(
    `brand/${brand}-share.png`,
    await share.png({ palette: true, quality: 92, effort: 10 }).toBuffer(),
  );
}
