import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@crewpad/domain';
import { DEMO_PICTURES_FOLDER, readDemoData } from '@crewpad/reference-data/demo';
import sharp from 'sharp';
import { picture } from './pool.ts';

const WEBP = { quality: 76, effort: 6 };
const HASH_CHARACTERS = 8;
const LARGEST = Math.max(...PICTURE_WIDTHS);
/** The resolution at which one SVG pixel is one output pixel. */
const SVG_DENSITY = 72;

/** A drawing under its folder's name, which changes with the drawing. */
interface NamedDrawing {
  name: string;
  svg: string;
}

/** The drawings used by the demo data. */
export function demoDrawings(): NamedDrawing[] {
  const { members, listings, feed } = readDemoData();
  const keys = new Set([
    ...members.flatMap(({ photo }) => photo ?? []),
    ...listings.flatMap(({ pictures }) => pictures),
    ...feed.map((item) => item.picture),
  ]);
  return [...keys].sort().map((key) => {
    const svg = picture(key).svg();
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, HASH_CHARACTERS);
    return { name: `demo-${key}-${hash}`, svg };
  });
}

/** Finds demo picture folders that are missing, and those that the demo data no longer uses. */
export function compareFolders(drawings: readonly NamedDrawing[]) {
  const present = existsSync(DEMO_PICTURES_FOLDER) ? readdirSync(DEMO_PICTURES_FOLDER) : [];
  const names = new Set(drawings.map(({ name }) => name));
  return {
    missing: drawings.filter(({ name }) => !present.includes(name)),
    unused: present.filter((name) => !names.has(name)),
  };
}

/** Renders the missing pictures at every width and deletes the unused ones. */
export async function writeDemoPictures(drawings: readonly NamedDrawing[]): Promise<void> {
  const { missing, unused } = compareFolders(drawings);
  for (const name of unused) await rm(join(DEMO_PICTURES_FOLDER, name), { recursive: true });
  for (const { name, svg } of missing) {
    // Written under a temporary name until complete.
    const folder = join(DEMO_PICTURES_FOLDER, `new-${name}`);
    await mkdir(folder, { recursive: true });
    for (const [width, webp] of await render(svg)) {
      await writeFile(join(folder, `${width}.webp`), webp);
    }
    await rename(folder, join(DEMO_PICTURES_FOLDER, name));
  }
}

async function render(svg: string): Promise<Map<number, Buffer>> {
  const source = Buffer.from(svg);
  const { width } = await sharp(source).metadata();
  const { data, info } = await sharp(source, { density: (SVG_DENSITY * LARGEST) / width })
    .resize({ width: LARGEST })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = new Map<number, Buffer>();
  for (const target of PICTURE_WIDTHS) {
    sizes.set(target, await sharp(data, { raw }).resize({ width: target }).webp(WEBP).toBuffer());
  }
  return sizes;
}
