import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { openS3Storage } from './s3.ts';
import type { FileSettings } from './settings.ts';

/** The storage for files: a folder, behind the interface that other storages share. */
export function openFolderStorage(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'public' }));
}

/**
 * The storage named in the settings.
 * @param folder the default
 * @throws StartError if the storage does not respond correctly
 */
export async function openFileStorage(settings: FileSettings, folder: string): Promise<Disk> {
  return settings.kind === 's3' ? openS3Storage(settings) : openFolderStorage(folder);
}
