import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';
import { stripContactDetails } from '../contact-details/strip.ts';

const NAME_MAX = 80;
/** As it stands in an address, where a character takes up to twelve. */
const ENCODED_MAX = 380;
const FALLBACK = 'Document';

/**
 * The name a document is shown with: the sender's, without folders, contact details and all that
 * confuses. What is left ends in `.pdf`.
 */
export function documentName(fileName: string): string {
  const base = fileName
    .normalize('NFC')
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    // So browsers write what would end the name in a form.
    ?.replace(/%(?:22|0D|0A)/gi, ' ')
    .replaceAll(DOCUMENT_NAME_SEPARATOR, ' ')
    // Controls, and characters that turn the direction of what is read.
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>|*?:]/gu, ' ')
    .replace(/\.pdf\s*$/i, '');
  // First of what is cut off: a part of a number would not be known any more.
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
