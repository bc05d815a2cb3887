const latin = (text: string) => Buffer.from(text, 'latin1');

interface Beginning {
  kind: string;
  bytes: Buffer;
  at: number;
}

/** Formats of pictures that are taken in; what they are is told by their first bytes alone. */
const BEGINNINGS: readonly Beginning[] = [
  { kind: 'jpeg', bytes: latin('\xff\xd8\xff'), at: 0 },
  { kind: 'png', bytes: latin('\x89PNG\r\n\x1a\n'), at: 0 },
  { kind: 'gif', bytes: latin('GIF8'), at: 0 },
  { kind: 'webp', bytes: latin('WEBPVP8'), at: 8 },
  { kind: 'avif', bytes: latin('ftypavi'), at: 4 },
];

/** The format that the content begins as; undefined: none that is taken, whatever its name says. */
export function pictureKind(file: Buffer): string | undefined {
  return BEGINNINGS.find(({ bytes, at }) => file.subarray(at, at + bytes.length).equals(bytes))
    ?.kind;
}
