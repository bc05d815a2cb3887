import { inflateSync } from 'node:zlib';

/** The decoded stream: too large to continue, or undefined if its filter does not match its content. */
export type Unfolded = Buffer | 'too large' | undefined;

/** Names of the filters that decode to bytes. The others encode images, and end a chain. */
const FILTERS: Readonly<Record<string, (bytes: Buffer, limit: number) => Unfolded>> = {
  FlateDecode: inflate,
  Fl: inflate,
  LZWDecode: decodeLzw,
  LZW: decodeLzw,
  RunLengthDecode: decodeRunLengths,
  RL: decodeRunLengths,
  ASCIIHexDecode: decodeHex,
  AHx: decodeHex,
  ASCII85Decode: decodeAscii85,
  A85: decodeAscii85,
};

const FILTER_ENTRY = /\/Filter\s*(?:\[([^\]]*)\]|\/([A-Za-z0-9]+))/g;

/** The filters in a stream's dictionary, in decoding order. */
export function filtersOf(dictionary: string): string[] {
  return [...dictionary.matchAll(FILTER_ENTRY)].flatMap(([, list, name]) =>
    name === undefined
      ? [...(list ?? '').matchAll(/\/([A-Za-z0-9]+)/g)].map(([, filter]) => filter ?? '')
      : [name],
  );
}

/**
 * The content of a stream after each of its filters. Deflated data is inflated repeatedly, whatever
 * the filters say, because readers treat malformed dictionaries differently.
 * @param limit maximum bytes of one step
 */
export function* unfold(bytes: Buffer, filters: readonly string[], limit: number) {
  let content = bytes;
  for (const filter of filters) {
    const next = FILTERS[filter]?.(content, limit);
    if (next === undefined) break;
    yield next;
    if (next === 'too large') return;
    content = next;
  }
  for (let next = inflate(content, limit); next !== undefined; next = inflate(next, limit)) {
    yield next;
    if (next === 'too large') return;
  }
}

function inflate(bytes: Buffer, limit: number): Unfolded {
  try {
    return inflateSync(bytes, { maxOutputLength: limit });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : undefined;
  }
}

/** A stream ends at the first `>`; the output is at most half of the input. */
function decodeHex(bytes: Buffer, limit: number): Unfolded {
  const end = bytes.indexOf('>');
  const digits = bytes.toString('latin1', 0, end < 0 ? bytes.length : end).replace(/\s+/g, '');
  if (!/^[0-9a-fA-F]*$/.test(digits)) return undefined;
  if (digits.length / 2 > limit) return 'too large';
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

const GROUP = 5;
const ZERO = 33;

/** Groups of five characters encode four bytes, `z` encodes four zeros; the end is `~>`. */
function decodeAscii85(bytes: Buffer, limit: number): Unfolded {
  const end = bytes.indexOf('~>');
  if (end < 0) return undefined;
  const text = bytes.toString('latin1', 0, end).replace(/\s+/g, '').replaceAll('z', '!!!!!');
  if (!/^[!-u]*$/.test(text)) return undefined;
  if (text.length > (limit / 4) * GROUP) return 'too large';
  const padded = text.padEnd(Math.ceil(text.length / GROUP) * GROUP, 'u');
  const out = Buffer.alloc((padded.length / GROUP) * 4);
  for (let at = 0; at < padded.length; at += GROUP) {
    let value = 0;
    for (let place = 0; place < GROUP; place += 1) {
      value = value * 85 + padded.charCodeAt(at + place) - ZERO;
    }
    out.writeUInt32BE(value >>> 0, (at / GROUP) * 4);
  }
  return out.subarray(0, out.length - (padded.length - text.length));
}

const END_OF_RUNS = 128;

/** A length below 128 precedes literal bytes, one above it a repeated byte. */
function decodeRunLengths(bytes: Buffer, limit: number): Unfolded {
  const parts: Buffer[] = [];
  let total = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? END_OF_RUNS;
    if (length === END_OF_RUNS) break;
    const isRun = length > END_OF_RUNS;
    const part = isRun
      ? Buffer.alloc(257 - length, bytes[at + 1] ?? 0)
      : bytes.subarray(at + 1, at + 2 + length);
    parts.push(part);
    total += part.length;
    if (total > limit) return 'too large';
    at += isRun ? 2 : length + 2;
  }
  return Buffer.concat(parts);
}

const CLEAR = 256;
const END_OF_DATA = 257;
const MOST_BITS = 12;

/** Codes of 9 to 12 bits, each for an earlier sequence; they widen one code early, as in PDF. */
function decodeLzw(bytes: Buffer, limit: number): Unfolded {
  const out: Buffer[] = [];
  let total = 0;
  let table: Buffer[] = [];
  let previous: Buffer | undefined;
  let bits = 0;
  let held = 0;
  let width = 9;
  const reset = () => {
    table = Array.from({ length: CLEAR }, (_, code) => Buffer.from([code]));
    table.push(Buffer.alloc(0), Buffer.alloc(0));
    width = 9;
    previous = undefined;
  };
  reset();
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) >>> 0;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >>> held) & ((1 << width) - 1);
    bits &= (1 << held) - 1;
    if (code === END_OF_DATA) break;
    if (code === CLEAR) {
      reset();
      continue;
    }
    let entry = table[code];
    if (entry === undefined) {
      if (previous === undefined || code !== table.length) return undefined;
      entry = Buffer.concat([previous, previous.subarray(0, 1)]);
    }
    if (previous !== undefined && table.length < 1 << MOST_BITS) {
      table.push(Buffer.concat([previous, entry.subarray(0, 1)]));
    }
    out.push(entry);
    total += entry.length;
    if (total > limit) return 'too large';
    previous = entry;
    if (table.length + 1 >= 1 << width && width < MOST_BITS) width += 1;
  }
  return Buffer.concat(out);
}
