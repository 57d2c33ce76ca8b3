import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileStore, StoreUnavailable } from '../../../../server/platform/file/file-store.ts';
import { folderStore } from '../../../../server/platform/file/store/folder-store.ts';
import { signedHeaders } from '../../../../server/platform/file/store/s3-request.ts';
import { s3Store } from '../../../../server/platform/file/store/s3-store.ts';
import { masterKeyOf, seal, unseal } from '../../../../server/platform/file/seal.ts';

let folder: string;
let s3: S3rver;
let stores: Record<'folder' | 'bucket' | 'stranger', FileStore>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantra-files-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await s3.run();
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'ap-south-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
  stores = {
    folder: folderStore(join(folder, 'files')),
    bucket: s3Store(bucket),
    stranger: s3Store({ ...bucket, accessKey: 'another' }),
  };
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

test.for(['folder', 'bucket'] as const)(
  'ACC-03 a %s gives back what was put, until it is removed',
  async (kind) => {
    const [store, key, bytes] = [stores[kind], randomUUID(), randomBytes(300_000)];
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes);
    await store.put(key, bytes);
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
    await store.sweep(new Date());
  },
);

test('ACC-03 a bucket that refuses who we are is told from one that took the file', async () => {
  await expect(stores.stranger.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
});

test('ACC-03 a folder holds nothing half written, and sweeps what a kill has left half written', async () => {
  const directory = join(folder, 'killed');
  const store = folderStore(directory);
  const key = randomUUID();
  await store.put(key, Buffer.from('whole'));
  const left = join(directory, key.slice(0, 2), `${randomUUID()}.1.part`);
  await writeFile(left, 'hal');
  await store.sweep(new Date(0));
  expect(await readdir(join(directory, key.slice(0, 2)))).toHaveLength(2);
  await utimes(left, new Date(0), new Date(0));
  await store.sweep(new Date(1000));
  expect(await readdir(join(directory, key.slice(0, 2)))).toEqual([key]);
});

test('ACC-03 a bucket that answers 500 once is asked again; one that always does is away', async () => {
  let left = 1;
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume().on('end', () => response.writeHead(left-- > 0 ? 500 : 200).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const store = s3Store({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'b',
    region: 'r',
    accessKey: 'a',
    secretKey: 's',
  });
  await store.put('k', Buffer.from('x'));
  expect(asked).toBe(2);
  left = 9;
  await expect(store.put('k', Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
  expect(asked).toBe(5);
  server.closeAllConnections();
  server.close();
});

// The examples of the service's own documentation of Signature Version 4.
const example = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');

test.for([
  ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
] as const)('ACC-03 a request for %s is signed as documented', async ([query, signature]) => {
  const url = `https://examplebucket.s3.amazonaws.com/${query}`;
  const headers = await signedHeaders(example, { method: 'GET', url, at });
  expect(headers['authorization']).toContain(`Signature=${signature}`);
});

test('ACC-03 what is written is signed as documented, with its body', async () => {
  const headers = await signedHeaders(example, {
    method: 'PUT',
    url: 'https://examplebucket.s3.amazonaws.com/test$file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: Buffer.from('Welcome to Amazon S3.'),
    at,
  });
  expect(headers['authorization']).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

test('ACC-03 sealed bytes open for their owner, their id and their key alone, and not with one bit changed', () => {
  const key = masterKeyOf('k'.repeat(40));
  const whom = { ownerId: randomUUID(), id: randomUUID() };
  const plain = randomBytes(1000);
  const sealed = seal(plain, key, whom);
  expect(unseal(sealed, key, whom).equals(plain)).toBe(true);
  expect(sealed.bytes.includes(plain.subarray(0, 16))).toBe(false);
  expect(seal(plain, key, whom).bytes.equals(sealed.bytes)).toBe(false);
  const bent = Buffer.from(sealed.bytes);
  bent.writeUInt8((bent.at(500) ?? 0) ^ 1, 500);
  expect(() => unseal({ ...sealed, bytes: bent }, key, whom)).toThrow('unable to authenticate');
  expect(() => unseal(sealed, key, { ...whom, ownerId: randomUUID() })).toThrow('unable to authenticate');
  expect(() => unseal(sealed, key, { ...whom, id: randomUUID() })).toThrow('unable to authenticate');
  expect(() => unseal(sealed, masterKeyOf('l'.repeat(40)), whom)).toThrow('unable to authenticate');
});
