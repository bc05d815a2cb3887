import { inflateSync } from 'node:zlib';
import { asksTooMuch, MOST_OBJECTS } from './limits.ts';

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
const END = '%%EOF';
/** The end of an archive: readers of archives look for it in this many bytes at the end of the file. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 65_557;

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
/** How many objects stand in an object stream; a number of its own, not one that stands elsewhere. */
const OBJECTS_INSIDE = /\/N\s+(\d+)(?!\d|\s+\d+\s+R)/g;
const DICTIONARY_BYTES = 1024;

const HEAD = '%PDF-';

/** What is wrong with the bytes of a document, read without trusting its structure. */
export function scanDocument(bytes: Buffer): DocumentFault | undefined {
  if (bytes.toString('latin1', 0, HEAD.length) !== HEAD) return 'file_is_not_a_pdf';
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  if (!end.includes(END)) return 'document_cannot_be_read';
  if (isMoreBehind(end) || bytes.subarray(-ARCHIVE_END_BYTES).includes(ARCHIVE_END)) {
    return 'document_is_not_safe';
  }
  if (asksTooMuch(bytes)) return 'document_cannot_be_read';
  return scanNames(bytes) ?? scanStreams(bytes, bytes.toString('latin1'));
}

/** A file that is a document and something else as well is read by each program as it likes. */
function isMoreBehind(end: string): boolean {
  return /[^\0\t\n\f\r ]/.test(end.slice(end.lastIndexOf(END) + END.length));
}

/** In what is not compressed; what is stands between. */
function scanNames(bytes: Buffer): DocumentFault | undefined {
  let isUnsafe = false;
  for (const part of partsOf(bytes)) {
    if (ENCRYPTED.test(part)) return 'document_is_encrypted';
    isUnsafe ||= hasUnsafeName(part, true);
  }
  return isUnsafe ? 'document_is_not_safe' : undefined;
}

function scanStreams(bytes: Buffer, text: string): DocumentFault | undefined {
  let unfolded = 0;
  let objects = 0;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const dictionary = dictionaryBefore(text, index);
    const isObjects = OBJECT_STREAM.test(dictionary);
    if (isObjects) objects += objectsInside(dictionary);
    if (objects > MOST_OBJECTS) return 'document_cannot_be_read';
    const content = unfold(bytes.subarray(index + keyword.length));
    if (content === 'too large') return 'document_is_not_safe';
    if (content === undefined) {
      if (isObjects && /\/Filter/.test(dictionary)) return 'document_is_not_safe';
      continue;
    }
    unfolded += content.length;
    if (unfolded > ALL_STREAMS_BYTES) return 'document_is_not_safe';
    if (holdsUnsafeName(content)) return 'document_is_not_safe';
  }
  return undefined;
}

function dictionaryBefore(text: string, index: number): string {
  const before = spelledOut(text.slice(Math.max(0, index - DICTIONARY_BYTES), index));
  return before.slice(before.lastIndexOf(' obj') + 1);
}

function objectsInside(dictionary: string): number {
  const numbers = [...dictionary.matchAll(OBJECTS_INSIDE)].map(([, number]) => Number(number));
  return numbers.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...numbers);
}

function holdsUnsafeName(content: Buffer): boolean {
  for (const part of partsOf(content)) if (hasUnsafeName(part, false)) return true;
  return false;
}

/** The names spelled out, part by part: a stream may unfold to far more than the file. */
function* partsOf(content: Buffer): Generator<string> {
  for (let at = 0; at < content.length; at += PART_BYTES) {
    yield spelledOut(content.toString('latin1', at, at + PART_BYTES + NAME_BYTES));
  }
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
