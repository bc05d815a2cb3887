import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@crewpad/domain';
import { DEMO_PICTURES_FOLDER } from '@crewpad/reference-data/demo';
import type { Disk } from 'flydrive';
import { FILES_PATH, pictureKey } from '../../platform/files/keys.ts';

const LARGEST = Math.max(...PICTURE_WIDTHS);
/** `demo-<key>-<hash>`: a drawing that changes gets another name, and so another address. */
const PICTURE_NAME = /^demo-(.+)-[0-9a-f]{8}$/;

/**
 * Copies the demo pictures into the stored files. Copies all of them every time, so a copy that was
 * interrupted leaves no broken file behind once the demo data is loaded.
 * @returns the addresses at which the pictures are served, by key
 */
export async function copyDemoPictures(files: Disk): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const name of await readdir(DEMO_PICTURES_FOLDER)) {
    const key = PICTURE_NAME.exec(name)?.[1];
    if (key === undefined) continue;
    await Promise.all(PICTURE_WIDTHS.map((width) => copyFile(files, name, width)));
    urls.set(key, `${FILES_PATH}${pictureKey(name, LARGEST)}`);
  }
  return urls;
}

async function copyFile(files: Disk, name: string, width: number): Promise<void> {
  const webp = await readFile(join(DEMO_PICTURES_FOLDER, name, `${width}.webp`));
  await files.put(pictureKey(name, width), webp);
}
