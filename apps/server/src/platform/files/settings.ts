/** The file storage in the settings. */
export type FileSettings =
  | { readonly kind: 'folder' }
  | {
      readonly kind: 's3';
      /** undefined: the provider's default for the region. */
      readonly endpoint: string | undefined;
      readonly bucket: string;
      readonly region: string;
      readonly accessKey: string;
      readonly secretKey: string;
    };

interface S3Keys {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
}

/** A folder without S3_BUCKET. Incomplete keys are errors. */
export function readFileSettings(keys: S3Keys, errors: string[]): FileSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = keys;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = keys;
  if (bucket === undefined) {
    const isAny = [endpoint, accessKey, secretKey].some((value) => value !== undefined);
    if (isAny) errors.push('S3_BUCKET: required with the other S3 settings');
    return { kind: 'folder' };
  }
  if (accessKey === undefined || secretKey === undefined) {
    errors.push('S3_ACCESS_KEY and S3_SECRET_KEY: required with S3_BUCKET');
    return { kind: 'folder' };
  }
  return { kind: 's3', endpoint, bucket, region, accessKey, secretKey };
}
