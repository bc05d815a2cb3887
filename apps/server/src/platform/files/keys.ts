import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';

/** The URL path of stored files. */
export const FILES_PATH = '/files/';

/** Key of a rendered picture at one width (pixels). */
export function pictureKey(name: string, width: number): string {
  return `pictures/${name}/${width}.webp`;
}

/** Key of the largest stored picture, from which the others are rendered. */
export function masterKey(name: string): string {
  return `pictures/${name}/master.webp`;
}

/** Key of a document's only file. */
export function documentKey(name: string): string {
  return `documents/${name}/document.pdf`;
}

/** The address of a document; its display name follows the four colons. */
export function documentUrl(name: string, label: string): string {
  return `${FILES_PATH}documents/${name}${DOCUMENT_NAME_SEPARATOR}${encodeURIComponent(label)}`;
}

const PICTURE_URL = /^\/files\/pictures\/([\w-]{1,100})\/\d{1,5}\.webp$/;

/** The name of a stored picture by its address at any width; undefined for other addresses. */
export function pictureNameOf(url: string): string | undefined {
  return PICTURE_URL.exec(url)?.[1];
}

const DOCUMENT_URL = new RegExp(
  `^/files/(documents/[\\w-]{1,100})${DOCUMENT_NAME_SEPARATOR}([^/]{1,400})$`,
);

/** The key of the folder with the file of this address: `pictures/x` or `documents/x`. */
export function folderKeyOf(url: string): string | undefined {
  const name = pictureNameOf(url);
  return name === undefined ? DOCUMENT_URL.exec(url)?.[1] : `pictures/${name}`;
}

/** The address of the same picture, at the same width, in another folder. */
export function inFolder(url: string, folderKey: string): string {
  return url.replace(/pictures\/[\w-]+/, folderKey);
}

/** The address of the same document with a name changed by `rename`. */
export function renamedDocument(url: string, rename: (label: string) => string): string {
  return url.replace(DOCUMENT_URL, (_whole, key: string, label: string) =>
    documentUrl(key.replace('documents/', ''), rename(decoded(label))),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A name with a bare percent sign is the name itself.
    return text;
  }
}
