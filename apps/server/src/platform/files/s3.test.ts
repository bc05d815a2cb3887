import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { readFileSettings } from './settings.ts';
import { openFileStorage } from './storage.ts';
import { startS3 } from './testing.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

it('reads, lists and deletes what was put, with its folder', async () => {
  const disk = await openFileStorage(s3.settings, '');
  const bytes = Buffer.from([0, 255, 1, 254]);
  await disk.put('pictures/a/320.webp', bytes, { contentType: 'image/webp' });
  await disk.put('pictures/b/320.webp', bytes);
  expect(Buffer.from(await disk.getBytes('pictures/a/320.webp'))).toEqual(bytes);
  expect(await disk.exists('pictures/a/640.webp')).toBe(false);
  await disk.deleteAll('pictures/a/');
  expect(await disk.exists('pictures/a/320.webp')).toBe(false);
  expect(await disk.exists('pictures/b/320.webp')).toBe(true);
});

describe('an unusable storage is reported in one line at startup', () => {
  it.each([
    [
      'a bucket that is not there',
      { bucket: 'elsewhere' },
      /^S3_BUCKET: .+ has no bucket elsewhere\.$/,
    ],
    ['an unknown key', { accessKey: 'unknown-key' }, /^S3_ACCESS_KEY or S3_SECRET_KEY: /],
    [
      'a server that does not answer',
      { endpoint: 'http://127.0.0.1:9' },
      /^S3_ENDPOINT: .+ does not answer/,
    ],
  ])('%s', async (_what, change, message) => {
    const fault = await openFileStorage({ ...s3.settings, ...change }, '').catch((e: unknown) => e);
    expect(fault).toBeInstanceOf(StartError);
    expect((fault as Error).message).toMatch(message);
    expect((fault as Error).message).not.toMatch(/\n|unknown-key/);
  });
});

describe('the storage settings', () => {
  const S3_REGION = 'us-east-1';
  const read = (keys: object) => {
    const errors: string[] = [];
    return { settings: readFileSettings({ S3_REGION, ...keys }, errors), errors };
  };

  it('the storage settings default to a folder', () => {
    expect(read({})).toEqual({ settings: { kind: 'folder' }, errors: [] });
  });

  it('accept a bucket with its keys', () => {
    const keys = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(read(keys)).toMatchObject({ settings: { kind: 's3', endpoint: undefined }, errors: [] });
  });

  it.each([
    [{ S3_BUCKET: 'b' }, /^S3_ACCESS_KEY and S3_SECRET_KEY/],
    [{ S3_ENDPOINT: 'http://127.0.0.1' }, /^S3_BUCKET/],
  ])('%o is a fault', (keys, fault) => {
    expect(read(keys).errors).toEqual([expect.stringMatching(fault)]);
  });
});
