import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PICTURE_WIDTHS } from '@crewpad/domain';
import type { Disk } from 'flydrive';
import sharp from 'sharp';
import { FILES_PATH, pictureKey } from '../platform/files/keys.ts';

/** Effort 2 of 6: half the time of the default for a few percent more bytes. */
const WEBP = { quality: 78, effort: 2 };
const HASH_CHARACTERS = 8;
const LARGEST = Math.max(...PICTURE_WIDTHS);
/** Resolution at which an SVG's pixel is a pixel. */
const SVG_DENSITY = 72;

/** An illustration of the project's pool. */
export interface Drawing {
  key: string;
  svg(): string;
}

interface NamedDrawing {
  name: string;
  svg: string;
}

/**
 * The addresses at which the pool's pictures are served, by key. They hold a hash of the drawing, so
 * that a drawing that changed gets another address.
 */
export function pictureUrls(pool: readonly Drawing[]): Map<string, string> {
  return new Map(
    pool.map((drawing) => [
      drawing.key,
      `${FILES_PATH}${pictureKey(named(drawing).name, LARGEST)}`,
    ]),
  );
}

/**
 * Renders the pool at every width into the stored files. What is complete is skipped, so that a run
 * that was ended goes on where it stopped.
 * @param progress told after each picture
 * @returns how many were rendered
 */
export async function renderPictures(
  pool: readonly Drawing[],
  files: Disk,
  progress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const waiting: NamedDrawing[] = [];
  for (const drawing of pool.map(named)) {
    if (!(await files.exists(completeKey(drawing.name)))) waiting.push(drawing);
  }
  const total = waiting.length;
  let done = 0;
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await render(next, files);
      done += 1;
      progress(done, total);
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return total;
}

function named(drawing: Drawing): NamedDrawing {
  const svg = drawing.svg();
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, HASH_CHARACTERS);
  return { name: `demo-${drawing.key}-${hash}`, svg };
}

/** Written last: a picture without it was not finished. */
const completeKey = (name: string) => `pictures/${name}/complete`;

async function render({ name, svg }: NamedDrawing, files: Disk): Promise<void> {
  const source = Buffer.from(svg);
  const { width } = await sharp(source).metadata();
  const { data, info } = await sharp(source, { density: (SVG_DENSITY * LARGEST) / width })
    .resize({ width: LARGEST })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const target of PICTURE_WIDTHS) {
    const picture = await sharp(data, { raw }).resize({ width: target }).webp(WEBP).toBuffer();
    await files.put(pictureKey(name, target), picture);
  }
  await files.put(completeKey(name), 'complete');
}
