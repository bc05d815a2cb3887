import { filtersOf, unfold } from './filters.ts';
import { MOST_OBJECTS, needsTooMuchWork } from './limits.ts';

/** Why a PDF is refused. */
export type DocumentFault =
  | 'file_is_not_a_pdf'
  | 'document_cannot_be_read'
  | 'document_is_encrypted'
  | 'document_is_not_safe';

/** Maximum decompressed bytes of one stream, and of all of them together. */
export interface UnfoldLimits {
  stream: number;
  all: number;
}
const LIMITS: UnfoldLimits = { stream: 32 * 1024 * 1024, all: 160 * 1024 * 1024 };
/** Bytes per read, overlapping by the length of a name. */
const PART_BYTES = 1024 * 1024;
const NAME_BYTES = 128;
/** Readers look for the end of the document in this many bytes at the end of the file. */
const END_BYTES = 1024;
/** Readers look for its header in this many bytes. */
const HEAD_BYTES = 1024;
const END = '%%EOF';
/** The end of a ZIP archive: readers look for it in this many bytes at the end of the file. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 65_557;

/**
 * Names that occur only in documents with scripts, launch actions, embedded files, scripted forms
 * or media. Readers find objects in different ways, so such a name is refused anywhere in the file.
 */
const UNSAFE =
  /\/(JavaScript|Launch|EmbeddedFiles?|EF|XFA|RichMedia\w*|Rendition|Movie|Sound|GoToE|ImportData|SubmitForm|Collection)(?![A-Za-z0-9_.-])/;
/** Too short to search in compressed bytes, where they occur by chance. */
const SHORT = /\/(EF|XFA|Movie|Sound)$/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9_.-])/;
const STREAM = /(?<!end)stream\r?\n/g;
/** The stated length of a stream, unless it is a reference. */
const LENGTH = /\/Length\s+(\d{1,9})(?!\d|\s+\d+\s+R)/;
/** Maximum chained filters; normal documents have two or three. */
const MOST_STEPS = 10;
/** Filters other than plain deflate would hide the content of an object stream. */
const PLAIN = 'FlateDecode';
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9_.-])/;
/** The number of objects in an object stream, as a direct number and not a reference. */
const OBJECTS_INSIDE = /\/N\s+(\d+)(?!\d|\s+\d+\s+R)/g;
const DICTIONARY_BYTES = 1024;

/** Readers skip a byte order mark and blanks before the header. */
const HEAD = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/;
/** A document without its end mark, or with a part of it, ends behind its last table. */
const END_OF_TABLE = /startxref\s+\d+\s*(?:%%?E?O?)?\s*$/;

/** Checks the bytes of a document without trusting its structure. */
export function scanDocument(bytes: Buffer, limits = LIMITS): DocumentFault | undefined {
  if (!HEAD.test(bytes.toString('latin1', 0, HEAD_BYTES))) return 'file_is_not_a_pdf';
  const end = bytes.subarray(-END_BYTES).toString('latin1');
  const hasEnd = end.includes(END);
  if (!hasEnd && !END_OF_TABLE.test(end)) return 'document_cannot_be_read';
  if ((hasEnd && isMoreBehind(end)) || bytes.subarray(-ARCHIVE_END_BYTES).includes(ARCHIVE_END)) {
    return 'document_is_not_safe';
  }
  if (needsTooMuchWork(bytes)) return 'document_cannot_be_read';
  return scanNames(bytes) ?? scanStreams(bytes, bytes.toString('latin1'), limits);
}

/** A file with a second format is read differently by each program. */
function isMoreBehind(end: string): boolean {
  return /[^\0\t\n\f\r ]/.test(end.slice(end.lastIndexOf(END) + END.length));
}

/** In the stored bytes, without decompression. */
function scanNames(bytes: Buffer): DocumentFault | undefined {
  let isUnsafe = false;
  for (const part of partsOf(bytes)) {
    if (ENCRYPTED.test(part)) return 'document_is_encrypted';
    isUnsafe ||= hasUnsafeName(part, true);
  }
  return isUnsafe ? 'document_is_not_safe' : undefined;
}

function scanStreams(bytes: Buffer, text: string, limits: UnfoldLimits): DocumentFault | undefined {
  let unfolded = 0;
  let objects = 0;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const dictionary = dictionaryBefore(text, index);
    const filters = filtersOf(dictionary);
    if (OBJECT_STREAM.test(dictionary)) {
      objects += objectsInside(dictionary);
      if (objects > MOST_OBJECTS) return 'document_cannot_be_read';
      if (filters.some((filter) => filter !== PLAIN)) return 'document_is_not_safe';
    }
    const start = index + keyword.length;
    const stored = bytes.subarray(start, endOfStream(text, start, dictionary));
    let steps = 0;
    for (const content of unfold(stored, filters, limits.stream)) {
      if (content === 'too large') return 'document_is_not_safe';
      steps += 1;
      unfolded += content.length;
      if (unfolded > limits.all || steps > MOST_STEPS) return 'document_is_not_safe';
      if (holdsUnsafeName(content)) return 'document_is_not_safe';
    }
    if (steps === 0 && OBJECT_STREAM.test(dictionary) && /\/Filter/.test(dictionary)) {
      return 'document_is_not_safe';
    }
  }
  return undefined;
}

/**
 * The end of a stream: its stated length if the keyword follows there, otherwise the next keyword.
 */
function endOfStream(text: string, start: number, dictionary: string): number {
  const [, length] = LENGTH.exec(dictionary) ?? [];
  if (length !== undefined) {
    const stated = start + Number(length);
    if (/^\s{0,2}endstream/.test(text.slice(stated, stated + 11))) return stated;
  }
  const end = text.indexOf('endstream', start);
  return end < 0 ? text.length : end;
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

/** The unescaped names, in parts: a stream may decompress to far more than the file. */
function* partsOf(content: Buffer): Generator<string> {
  for (let at = 0; at < content.length; at += PART_BYTES) {
    yield spelledOut(content.toString('latin1', at, at + PART_BYTES + NAME_BYTES));
  }
}

/** `isMixed`: whether the text includes compressed bytes. */
function hasUnsafeName(text: string, isMixed: boolean): boolean {
  for (const [name] of text.matchAll(new RegExp(UNSAFE, 'g'))) {
    if (!isMixed || !SHORT.test(name)) return true;
  }
  return false;
}

/** Characters of names may be escaped as `#` and two digits. */
function spelledOut(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
