import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { inspectDocument } from '../../../platform/documents/inspect.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { documentUrl } from '../../../platform/files/keys.ts';
import { writeDocument } from '../../../platform/files/store.ts';
import { inOneBatch, type UploadServices } from '../../../platform/uploads/batch.ts';
import { documentName } from './document-name.ts';

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
