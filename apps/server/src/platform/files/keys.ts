/** Address under which stored files are served. */
export const FILES_PATH = '/files/';

/** Folder of uploaded documents, which are only ever served as attachments. */
export const DOCUMENTS_FOLDER = 'documents/';

/** Key of a rendered picture at one width (pixels). */
export function pictureKey(name: string, width: number): string {
  return `pictures/${name}/${width}.webp`;
}

/** Key of the largest picture that is kept, from which the others are rendered. */
export function masterKey(name: string): string {
  return `pictures/${name}/master.webp`;
}

const PICTURE_URL = /^\/files\/pictures\/([\w-]+)\/\d+\.webp$/;
const DOCUMENT_URL = /^\/files\/(documents\/[\w-]+)\/[^/]+$/;

/** The name of a stored picture by its address at any width; undefined: not one of ours. */
export function pictureNameOf(url: string): string | undefined {
  return PICTURE_URL.exec(url)?.[1];
}

/** The key of the folder that holds the file of this address: `pictures/x` or `documents/x`. */
export function folderKeyOf(url: string): string | undefined {
  const name = pictureNameOf(url);
  return name === undefined ? DOCUMENT_URL.exec(url)?.[1] : `pictures/${name}`;
}
