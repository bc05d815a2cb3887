import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Share of different pixels from which on a picture is listed. */
const LIMIT = 0.001;
const CHANNELS = 3;
const WHITE = 255;
/** How much of the picture is left behind the red pixels. */
const FADED = 0.25;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** As large as asked; what the picture lacks is magenta, so that it differs. */
async function pixelsOf(file: string, width: number, height: number): Promise<Pixels> {
  const { width: own = 0, height: ownHeight = 0 } = await sharp(file).metadata();
  const data = await sharp(file)
    .removeAlpha()
    .toColorspace('srgb')
    .extend({ right: width - own, bottom: height - ownHeight, background: 'magenta' })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Writes the second picture faded, with red pixels where the two differ. @returns their share */
async function compareFiles(a: string, b: string, result: string): Promise<number> {
  const sizes = await Promise.all([a, b].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const first = await pixelsOf(a, width, height);
  const second = await pixelsOf(b, width, height);
  if (first.data.equals(second.data)) return 0;
  const visits = Buffer.alloc(first.data.length);
  let different = 0;
  for (let at = 0; at < visits.length; at += CHANNELS) {
    const isSame =
      first.data[at] === second.data[at] &&
      first.data[at + 1] === second.data[at + 1] &&
      first.data[at + 2] === second.data[at + 2];
    if (!isSame) {
      different += 1;
      visits[at] = WHITE;
      continue;
    }
    for (let channel = at; channel < at + CHANNELS; channel += 1) {
      visits[channel] = WHITE - Math.round((WHITE - (second.data[channel] ?? 0)) * FADED);
    }
  }
  const share = different / (width * height);
  if (share > LIMIT) {
    await sharp(visits, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toFile(result);
  }
  return share;
}

/**
 * Compares two folders of pictures, pixel by pixel, and writes an image of each difference over the limit.
 * @returns a line for each such difference, and for each picture that one folder lacks
 */
export async function compareFolders(a: string, b: string, results: string): Promise<string[]> {
  const [first = [], second = []] = await Promise.all([a, b].map((folder) => readdir(folder)));
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const lines: string[] = [];
  let below = 0;
  for (const name of [...new Set([...first, ...second])].toSorted()) {
    if (!first.includes(name)) lines.push(`${name}: new`);
    else if (!second.includes(name)) lines.push(`${name}: missing`);
    else {
      const share = await compareFiles(join(a, name), join(b, name), join(results, name));
      if (share > LIMIT) lines.push(`${name}: ${(share * 100).toFixed(2)} %`);
      else if (share > 0) below += 1;
    }
  }
  if (below > 0) process.stdout.write(`Differences of at most ${LIMIT * 100} %: ${below}\n`);
  return lines;
}
