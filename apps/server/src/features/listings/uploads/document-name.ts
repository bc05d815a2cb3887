import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';

const NAME_MAX = 80;
const FALLBACK = 'Document';

/** The name a document is shown with: the sender's, without folders and all that confuses. */
export function documentName(fileName: string): string {
  const base = fileName
    .normalize('NFC')
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(DOCUMENT_NAME_SEPARATOR, ' ')
    // Controls, and characters that turn the direction of what is read.
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>|*?:]/gu, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const characters = [...(base === undefined || base === '' ? FALLBACK : base)];
  return `${characters.slice(0, NAME_MAX).join('').trim()}.pdf`;
}
