const latin = (text: string) => Buffer.from(text, 'latin1');

interface Signature {
  kind: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';
  bytes: Buffer;
  at: number;
}

/** File type brands of phone photos; the codec is HEVC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Accepted picture formats, by their first bytes. */
const SIGNATURES: readonly Signature[] = [
  { kind: 'jpeg', bytes: latin('\xff\xd8\xff'), at: 0 },
  { kind: 'png', bytes: latin('\x89PNG\r\n\x1a\n'), at: 0 },
  { kind: 'gif', bytes: latin('GIF8'), at: 0 },
  { kind: 'webp', bytes: latin('WEBPVP8'), at: 8 },
  { kind: 'avif', bytes: latin('ftypavi'), at: 4 },
  ...HEIC_BRANDS.map((brand) => ({ kind: 'heic' as const, bytes: latin(`ftyp${brand}`), at: 4 })),
];

/** The format of a file by its content; undefined if not accepted, whatever its name. */
export function pictureKind(file: Buffer): Signature['kind'] | undefined {
  return SIGNATURES.find(({ bytes, at }) => file.subarray(at, at + bytes.length).equals(bytes))
    ?.kind;
}
