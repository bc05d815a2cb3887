import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BRANDS } from '@crewpad/domain';
import sharp from 'sharp';
import { BASE_SCENES } from './bases/scenes.ts';
import { crashpadHero, footer } from './brand/hero.ts';
import { crewHero, vacationHero } from './brand/hero-day.ts';
import { appIcon, mark, markAt } from './brand/marks.ts';
import { STATES } from './brand/states.ts';
import { compareFolders, demoDrawings, writeDemoPictures } from './demo-pictures.ts';

const heroes = { crashpad: crashpadHero(), vacation: vacationHero(), crew: crewHero() };

/** The drawings used as they are by the web, by path below its public folder. */
function brandDrawings(): Map<string, string> {
  const drawings = new Map([['images/crashpad/footer.svg', footer()]]);
  for (const [name, svg] of Object.entries(STATES)) drawings.set(`images/${name}.svg`, svg);
  for (const [name, draw] of Object.entries(BASE_SCENES))
    drawings.set(`images/bases/${name}.svg`, draw());
  for (const brand of BRANDS) {
    drawings.set(`images/${brand}/hero.svg`, heroes[brand]);
    drawings.set(`brand/${brand}.svg`, mark(brand));
    drawings.set(`brand/${brand}-favicon.svg`, mark(brand));
  }
  return drawings;
}

/** App icons and sharing pictures, by path below the web's public folder. */
async function brandBitmaps(): Promise<Map<string, Buffer>> {
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

// npm run generate:pictures [-- --check]: draws the demo pictures and the web's brand pictures.

const PUBLIC = join(import.meta.dirname, '../../apps/web/public');

/** Paths of files and folders that differ from the drawings' output. */
export function outdatedPictures(): string[] {
  const { missing, unused } = compareFolders(demoDrawings());
  const outdatedBrandFiles = [...brandDrawings()].filter(([path, svg]) => {
    const file = join(PUBLIC, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
  });
  return [
    ...missing.map(({ name }) => name),
    ...unused,
    ...outdatedBrandFiles.map(([path]) => path),
  ];
}

async function generate(): Promise<void> {
  for (const [path, content] of [...brandDrawings(), ...(await brandBitmaps())]) {
    const file = join(PUBLIC, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeDemoPictures(demoDrawings());
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  if (values.check) {
    const outdatedKeys = outdatedPictures();
    for (const path of outdatedKeys)
      process.stdout.write(`${path} is not what the drawings make\n`);
    process.exitCode = outdatedKeys.length === 0 ? 0 : 1;
  } else {
    await generate();
  }
}
