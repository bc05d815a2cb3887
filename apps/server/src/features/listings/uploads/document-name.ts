import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';
import { stripContactDetails } from '../../../platform/contact-details/strip.ts';

const NAME_MAX = 80;
/** URL length, where one character takes up to twelve. */
const ENCODED_MAX = 380;
const FALLBACK = 'Document';

/**
 * The display name of a document: the sender's, without folders, contact details and control
 * characters. Ends in `.pdf`.
 */
export function documentName(fileName: string): string {
  const base = fileName
    .normalize('NFC')
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    // Browsers escape quotes and line breaks in form file names this way.
    ?.replace(/%(?:22|0D|0A)/gi, ' ')
    .replaceAll(DOCUMENT_NAME_SEPARATOR, ' ')
    // Control characters, and those that change the direction of text.
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>|*?:]/gu, ' ')
    .replace(/\.pdf\s*$/i, '');
  // Before shortening, because part of a phone number would not be recognized.
  const kept = shortened(tidy(stripContactDetails(tidy(base ?? ''))));
  return `${tidy(kept) || FALLBACK}.pdf`;
}

function shortened(name: string): string {
  const characters = [...name].slice(0, NAME_MAX);
  while (encodeURIComponent(characters.join('')).length > ENCODED_MAX) characters.pop();
  return characters.join('');
}

function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
}
