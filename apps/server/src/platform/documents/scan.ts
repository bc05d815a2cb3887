import { inflateSync } from 'node:zlib';

/** Why a PDF is not taken in. */
export type DocumentFault =
  | 'file_is_not_a_pdf'
  | 'document_cannot_be_read'
  | 'document_is_encrypted'
  | 'document_is_not_safe';

/** Most bytes that one compressed stream, and all of them together, may unfold to. */
const STREAM_BYTES = 32 * 1024 * 1024;
const ALL_STREAMS_BYTES = 160 * 1024 * 1024;
/** Read at once, with as much of the next part as a name can be long. */
const PART_BYTES = 1024 * 1024;
const NAME_BYTES = 128;
/** Readers look for the end of the document in this many bytes at the end of the file. */
const END_BYTES = 1024;

/**
 * Names that only documents with scripts, started programs, embedded files, forms of scripts or
 * media hold. Readers find objects in ways that differ: a name is refused wherever it stands.
 */
const UNSAFE =
  /\/(JavaScript|Launch|EmbeddedFiles?|EF|XFA|RichMedia\w*|Rendition|Movie|Sound|GoToE|ImportData|SubmitForm|Collection)(?![A-Za-z0-9_.-])/;
/** Too short to be looked for in compressed bytes, where chance writes them. */
const SHORT = /\/(EF|XFA|Movie|Sound)$/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9_.-])/;
const STREAM = /(?<!end)stream\r?\n/g;
/** Filters other than plain deflate hide what stands in an object stream. */
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9_.-])/;
const DICTIONARY_BYTES = 1024;

/** What is wrong with the bytes of a document, read without trusting its structure. */
export function scanDocument(bytes: Buffer): DocumentFault | undefined {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'file_is_not_a_pdf';
  if (!text.slice(-END_BYTES).includes('%%EOF')) return 'document_cannot_be_read';
  const plain = spelledOut(text);
  if (ENCRYPTED.test(plain)) return 'document_is_encrypted';
  if (hasUnsafeName(plain, true)) return 'document_is_not_safe';
  return scanStreams(bytes, text);
}

function scanStreams(bytes: Buffer, text: string): DocumentFault | undefined {
  let unfolded = 0;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const start = index + keyword.length;
    const content = unfold(bytes.subarray(start));
    if (content === 'too large') return 'document_is_not_safe';
    if (content === undefined) {
      const dictionary = spelledOut(text.slice(Math.max(0, index - DICTIONARY_BYTES), index));
      const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
      if (OBJECT_STREAM.test(own) && /\/Filter/.test(own)) return 'document_is_not_safe';
      continue;
    }
    unfolded += content.length;
    if (unfolded > ALL_STREAMS_BYTES) return 'document_is_not_safe';
    if (holdsUnsafeName(content)) return 'document_is_not_safe';
  }
  return undefined;
}

/** Part by part: a stream may unfold to far more than the file. */
function holdsUnsafeName(content: Buffer): boolean {
  for (let at = 0; at < content.length; at += PART_BYTES) {
    const part = content.subarray(at, at + PART_BYTES + NAME_BYTES).toString('latin1');
    if (hasUnsafeName(spelledOut(part), false)) return true;
  }
  return false;
}

/** A deflated stream's content; undefined: it is not one. */
function unfold(bytes: Buffer): Buffer | 'too large' | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: STREAM_BYTES });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : undefined;
  }
}

/** `isMixed`: compressed bytes stand between the objects. */
function hasUnsafeName(text: string, isMixed: boolean): boolean {
  for (const [name] of text.matchAll(new RegExp(UNSAFE, 'g'))) {
    if (!isMixed || !SHORT.test(name)) return true;
  }
  return false;
}

/** Characters of names may be written as `#` and two digits. */
function spelledOut(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
