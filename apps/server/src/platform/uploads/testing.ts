import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Db } from '../database/database.ts';
import type { Services } from '../services.ts';

export interface FormFile {
  bytes: Buffer | string;
  name?: string;
  field?: string;
}

/** A form with files, as a browser sends it. */
export function formOf(files: readonly FormFile[], field = 'image[]') {
  const boundary = `form-${randomBytes(8).toString('hex')}`;
  const parts = files.flatMap(({ bytes, name = 'photo.jpg', field: own = field }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${own}"; filename="${name}"\r\n`,
    'content-type: image/jpeg\r\n\r\n',
    bytes,
    '\r\n',
  ]);
  const body = Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A picture of one color. */
export function pictureOf(
  width = 40,
  height = 30,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  background = 'teal',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** As costly to decode as a photo: soft spots in all colors. */
export async function photoOf(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = {
    width: Math.ceil(width / 8),
    height: Math.ceil(height / 8),
    channels: 3,
    background: 'gray',
    noise,
  } as const;
  const spots = await sharp({ create }).png().toBuffer();
  return sharp(spots).resize(width, height).jpeg({ quality: 85 }).toBuffer();
}

/** A document with one empty page. */
export async function pdfOf(change: (document: PDFDocument) => void = () => {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return Buffer.from(await document.save());
}

/** The folder in which a test's services store files. */
const filesFolder = ({ config }: Services) => join(config.dataDir, 'files');

/** All stored files, as relative paths. */
export async function storedFiles(services: Services): Promise<string[]> {
  const folder = filesFolder(services);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** The uploads of a member. */
export function uploadsOf(db: Db, memberId: number) {
  return db
    .selectFrom('uploads')
    .select(['id', 'key', 'state', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}
