import { DOCUMENT_NAME_SEPARATOR } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { stripContactDetails } from '../../../platform/contact-details/strip.ts';
import { inspectDocument } from '../../../platform/documents/inspect.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { documentUrl } from '../../../platform/files/keys.ts';
import { writeDocument } from '../../../platform/files/store.ts';
import { inOneBatch, type UploadServices } from '../../../platform/uploads/batch.ts';

/** Uploads the documents of a form. */
export function storeDocuments(
  services: UploadServices,
  actor: MemberActor,
  { files }: Pick<MemberContext, 'files'>,
  field: string,
): Promise<{ name: string; url: string }[]> {
  return inOneBatch(services, async (batch) => {
    const stored: { name: string; url: string }[] = [];
    for await (const file of files) {
      await services.limits.takeFor('uploads', String(actor.id));
      const fault = await inspectDocument(file.bytes);
      if (fault !== undefined) throw invalidInput({ [field]: [fault] });
      const upload = { memberId: actor.id, kind: 'document', bytes: file.bytes.length } as const;
      const { name: key } = await batch.store(upload, (name) =>
        writeDocument(services.files, name, file.bytes),
      );
      const name = documentName(file.name);
      stored.push({ name, url: documentUrl(key, name) });
    }
    await batch.confirm();
    return stored;
  });
}

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
  const name = shortened(tidy(stripContactDetails(tidy(base ?? ''))));
  return `${tidy(name) || FALLBACK}.pdf`;
}

function shortened(name: string): string {
  const characters = [...name].slice(0, NAME_MAX);
  while (encodeURIComponent(characters.join('')).length > ENCODED_MAX) characters.pop();
  return characters.join('');
}

function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
}
