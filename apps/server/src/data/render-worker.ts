import { openFolderStorage } from '../platform/files/storage.ts';
import { readPictures } from './demo/source.ts';
import { renderPictures } from './render-pictures.ts';

// The process that draws ends with the one that asked for it.
process.once('disconnect', () => process.exit(1));

const [folder = ''] = process.argv.slice(2);
await renderPictures(await readPictures(), openFolderStorage(folder), (done, total) => {
  process.send?.([done, total]);
});
process.disconnect();
process.exit(0);
