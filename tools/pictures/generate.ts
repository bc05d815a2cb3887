import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandBitmaps, brandDrawings } from './brand/images.ts';
import { compareFolders, demoDrawings, writeDemoPictures } from './demo-pictures.ts';

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
