const BEFORE_NAME = '::::';

/** The name a rules document is shown with: it follows `::::` in the file name. */
export function documentName(address: string): string {
  const file = readable(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
  const at = file.lastIndexOf(BEFORE_NAME);
  return (at < 0 ? file : file.slice(at + BEFORE_NAME.length)) || address;
}

/** Only files of this site and of the web are linked. */
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
