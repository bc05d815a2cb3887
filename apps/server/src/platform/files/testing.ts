import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { FileSettings } from './settings.ts';

/** An S3-compatible server on loopback, with one bucket. */
export async function startS3(bucket = 'crewpad') {
  const directory = join(tmpdir(), `crewpad-s3-${randomBytes(8).toString('hex')}`);
  const options = { port: 0, address: '127.0.0.1', silent: true, resetOnClose: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket, configs: [] }] });
  const { port } = await server.run();
  const settings = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  } as const satisfies FileSettings;
  return { settings, close: () => server.close() };
}
