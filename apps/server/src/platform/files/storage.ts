import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
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
  if (settings.kind === 'folder') return openFolderStorage(folder);
  // Loaded only where it is used: a twentieth of the modules of a start.
  const { openS3Storage } = await import('./s3.ts');
  return openS3Storage(settings);
}
