/** A name has at most 127 bytes, and each can be escaped as three. */
const NAME_BYTES = 512;
/** Far more than in documents of the allowed size, which are read within a second or two. */
export const MOST_OBJECTS = 50_000;
const MOST_STREAMS = 10_000;
const OBJECT = Buffer.from('obj');
const STREAM = Buffer.from('stream');

const SLASH = 0x2f;
/** Minimum bytes of a name, because compressed bytes contain shorter ones by chance. */
const IN_NAME = Uint8Array.from(
  { length: 256 },
  (_, code) => +(code > 0x20 && code < 0x7f && !'/()<>[]{}%'.includes(String.fromCharCode(code))),
);

/** Checks in one pass, without copies, whether a document is abnormally complex. */
export function needsTooMuchWork(bytes: Buffer): boolean {
  return (
    hasLongName(bytes) ||
    hasMore(bytes, OBJECT, 2 * MOST_OBJECTS) ||
    hasMore(bytes, STREAM, 2 * MOST_STREAMS)
  );
}

function hasLongName(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at)) {
    const start = at;
    at += 1;
    while (IN_NAME[bytes[at] ?? 0] === 1) at += 1;
    if (at - start > NAME_BYTES) return true;
  }
  return false;
}

/** Each object contains the word twice, at its start and its end. */
function hasMore(bytes: Buffer, word: Buffer, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
