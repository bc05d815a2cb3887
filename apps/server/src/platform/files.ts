import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Address under which stored files are served. */
export const FILES_PATH = '/files/';

/** The stored files: a folder, behind the port that other storages share. */
export function openFolderStorage(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'public' }));
}

/** Key of a rendered picture at one width (pixels). */
export function pictureKey(name: string, width: number): string {
  return `pictures/${name}/${width}.webp`;
}
