import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { oneLine, StartError } from '../start-error.ts';
import type { FileSettings } from './settings.ts';

type S3Settings = Extract<FileSettings, { kind: 's3' }>;

const CONNECT_TIMEOUT_MS = 5000;
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * A bucket of an S3-compatible server. Files are never public there: the application serves them.
 * @throws StartError if the bucket is unusable: missing, wrong keys, no response
 */
export async function openS3Storage(settings: S3Settings): Promise<Disk> {
  const { endpoint, bucket, region, accessKey, secretKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Servers other than AWS usually support only path-style bucket addresses.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Newer checksums than many compatible servers support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
  });
  await requireBucket(client, settings);
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

async function requireBucket(client: S3Client, { bucket, endpoint }: S3Settings): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const where = endpoint ?? 'S3';
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) throw new StartError(`S3_BUCKET: ${where} has no bucket ${bucket}.`);
    if (status === 401 || status === 403) {
      throw new StartError(
        `S3_ACCESS_KEY or S3_SECRET_KEY: ${where} refuses them for the bucket ${bucket}.`,
      );
    }
    throw new StartError(`S3_ENDPOINT: ${where} does not answer as S3 does: ${oneLine(error)}`);
  }
}
