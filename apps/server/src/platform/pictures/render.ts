import { ApiError } from '@crewpad/contract';
import { PICTURE_MAX_PIXELS, PICTURE_WIDTHS } from '@crewpad/domain';
import sharp, { type Sharp } from 'sharp';
import { WorkQueue } from '../work-queue.ts';

// One thread per picture and no cache, because a small machine can process at most two in parallel.
sharp.concurrency(1);
sharp.cache(false);
const AT_ONCE = 2;
const MOST_WAITING = 40;
const queue = new WorkQueue(AT_ONCE, MOST_WAITING);
/**
 * Larger pictures are processed one at a time. AVIF and HEIC are decoded as a whole and have a
 * lower limit.
 */
const LARGE_PIXELS = 16_000_000;
const largeQueue = new WorkQueue(1, MOST_WAITING);

const TIMEOUT_SECONDS = 8;
const WEBP = { quality: 78, effort: 2 };
const MASTER_WEBP = { quality: 90, effort: 2 };
/** The longer side of a stored picture, in pixels. */
const MASTER_SIDE = 2560;
/** Maximum height of a very tall picture, as a multiple of the width. */
const MOST_HEIGHTS = 4;

/** Degrees clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

interface RenderedPicture {
  /** The sizes are rendered from it again when the picture is rotated. */
  master: Buffer;
  sizes: PictureSize[];
}

export interface PictureSize {
  width: (typeof PICTURE_WIDTHS)[number];
  webp: Buffer;
}

type PictureFault =
  | 'file_is_not_a_picture'
  | 'picture_has_too_many_pixels'
  | 'picture_cannot_be_read'
  | 'heic_cannot_be_read';

/** A refused picture file, with the reason. */
export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Renders the stored sizes of a member's picture: upright, and without metadata about place and
 * person.
 * @throws PictureError for a file that is not a picture, is damaged, or is too large; ApiError 503
 * when the queue is full
 */
export async function renderPicture(file: Buffer): Promise<RenderedPicture> {
  const kind = pictureKind(file);
  if (kind === undefined) throw new PictureError('file_is_not_a_picture');
  try {
    // Only the metadata; nothing is decoded yet.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    const isDecodedWhole = kind === 'avif' || kind === 'heic';
    if (pixels > (isDecodedWhole ? LARGE_PIXELS : PICTURE_MAX_PIXELS)) {
      throw new PictureError('picture_has_too_many_pixels');
    }
    const work = () => queue.run(() => (kind === 'jpeg' ? renderJpeg(file) : render(open(file))));
    return await (pixels > LARGE_PIXELS ? largeQueue.run(work) : work());
  } catch (error) {
    if (error instanceof PictureError || error instanceof ApiError) throw error;
    // Whether HEIC can be decoded depends on the build of the picture library.
    throw new PictureError(kind === 'heic' ? 'heic_cannot_be_read' : 'picture_cannot_be_read');
  }
}

const JPEG_END = Buffer.from('\xff\xd9', 'latin1');

/**
 * Phones open a JPEG without its end mark, and so do we. Where more than the mark is missing, the
 * decoder warns of it.
 */
async function renderJpeg(file: Buffer): Promise<RenderedPicture> {
  try {
    return await render(open(file));
  } catch (error) {
    if (file.subarray(-JPEG_END.length).equals(JPEG_END)) throw error;
    return render(open(Buffer.concat([file, JPEG_END]), 'warning'));
  }
}

async function render(picture: Sharp): Promise<RenderedPicture> {
  const raw = await rawOf(picture.autoOrient().flatten({ background: 'white' }));
  const master = await raw().webp(MASTER_WEBP).toBuffer();
  return { master, sizes: await sizesOf(raw) };
}

/** The sizes of a stored picture, rotated clockwise from its original position. */
export function renderRotated(master: Buffer, rotation: Rotation): Promise<PictureSize[]> {
  return queue.run(async () => sizesOf(await rawOf(open(master).rotate(rotation))));
}

function open(file: Buffer, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(file, { failOn, limitInputPixels: PICTURE_MAX_PIXELS }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** Decodes once; each call starts another picture from the same pixels. */
async function rawOf(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

async function sizesOf(raw: () => Sharp): Promise<PictureSize[]> {
  const sizes: PictureSize[] = [];
  for (const width of PICTURE_WIDTHS) {
    const height = width * MOST_HEIGHTS;
    const webp = await raw()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp(WEBP)
      .toBuffer();
    sizes.push({ width, webp });
  }
  return sizes;
}

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
function pictureKind(file: Buffer): Signature['kind'] | undefined {
  return SIGNATURES.find(({ bytes, at }) => file.subarray(at, at + bytes.length).equals(bytes))
    ?.kind;
}
