import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { openS3Storage } from './s3.ts';
import type { FileSettings } from './settings.ts';

/** The stored files: a folder, behind the port that other storages share. */
export function openFolderStorage(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'public' }));
}

/**
 * The storage that the settings name.
 * @param folder used without others
 * @throws StartError when the storage does not answer as it must
 */
export async function openFileStorage(settings: FileSettings, folder: string): Promise<Disk> {
  return settings.kind === 's3' ? openS3Storage(settings) : openFolderStorage(folder);
}
