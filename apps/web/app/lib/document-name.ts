const BEFORE_NAME = '::::';

/** The display name of a rules document, which follows `::::` in the file name. */
export function documentName(address: string): string {
  const file = readable(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
  const at = file.lastIndexOf(BEFORE_NAME);
  return (at < 0 ? file : file.slice(at + BEFORE_NAME.length)) || address;
}

/** Links only files of this site and web addresses. */
export function isDocumentAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/i.test(address);
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
