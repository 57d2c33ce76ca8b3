import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** A bucket of any S3-compatible service. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** SHA-256 of a body that is not in memory, in hexadecimal. */
  readonly bodyHash?: string;
  readonly at: Date;
}

/** The headers of a request with its Signature Version 4, which covers the body. */
export async function signedHeaders(
  { region, accessKey, secretKey }: Pick<S3Settings, 'region' | 'accessKey' | 'secretKey'>,
  { method, url, headers = {}, body, bodyHash, at }: S3Request,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': bodyHash ?? sha256(body ?? Buffer.alloc(0)) },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    datetime: at.toISOString().replaceAll(/[:-]|\.\d{3}/gu, ''),
  });
  const { headers: signed } = await signer.sign();
  return Object.fromEntries(signed);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
