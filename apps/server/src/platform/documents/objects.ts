import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import type { DocumentFault } from './scan.ts';

/** Keys of automatic actions, embedded files and scripted forms. */
const UNSAFE_KEYS = ['JS', 'AA', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'].map((key) =>
  PDFName.of(key),
);
/** Allowed link actions; on opening, a document may only go to one of its pages. */
const LINK_ACTIONS = new Set([
  'GoTo',
  'GoToR',
  'URI',
  'Named',
  'Thread',
  'SetOCGState',
  'ResetForm',
]);
const ACTION_KEYS = [PDFName.of('A'), PDFName.of('Next')];
const OPEN_ACTION = PDFName.of('OpenAction');
const TYPE_OF_ACTION = PDFName.of('S');
/** Annotations with files or media. */
const UNSAFE_SUBTYPES = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D']);

/** Checks the objects of a document, including those in object streams. */
export async function inspectObjects(bytes: Uint8Array): Promise<DocumentFault | undefined> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
    });
    if (document.getPageCount() === 0) return 'document_cannot_be_read';
  } catch {
    // The parser throws on everything that is no valid PDF.
    return 'document_cannot_be_read';
  }
  if (document.isEncrypted) return 'document_is_encrypted';
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  return objects.some((object) => isUnsafe(object, document)) ? 'document_is_not_safe' : undefined;
}

function isUnsafe(object: PDFObject, document: PDFDocument): boolean {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFArray) waiting.push(...next.asArray());
    const dictionary = next instanceof PDFStream ? next.dict : next;
    if (!(dictionary instanceof PDFDict)) continue;
    if (isUnsafeDictionary(dictionary, document)) return true;
    waiting.push(...dictionary.values());
  }
  return false;
}

function isUnsafeDictionary(dictionary: PDFDict, document: PDFDocument): boolean {
  if (UNSAFE_KEYS.some((key) => dictionary.has(key))) return true;
  const subtype = dictionary.get(PDFName.of('Subtype'));
  if (subtype instanceof PDFName && UNSAFE_SUBTYPES.has(subtype.decodeText())) return true;
  const opens = actionOf(dictionary.get(OPEN_ACTION), document);
  if (opens !== undefined && opens !== 'GoTo') return true;
  return ACTION_KEYS.some((key) => {
    const action = actionOf(dictionary.get(key), document);
    return action !== undefined && !LINK_ACTIONS.has(action);
  });
}

/** The type of an action; undefined if there is none, for example for a destination. */
function actionOf(object: PDFObject | undefined, document: PDFDocument): string | undefined {
  const value = object instanceof PDFRef ? document.context.lookup(object) : object;
  if (!(value instanceof PDFDict)) return undefined;
  const kind = value.get(TYPE_OF_ACTION);
  return kind instanceof PDFName ? kind.decodeText() : undefined;
}
