import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSchemaOf } from '../../../../server/platform/http/openapi/wire-schema.ts';
import { api } from '../../../../src/contract/api.ts';
import type { Call } from '../../../../src/contract/call.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface OpenApi {
  openapi: string;
  components: { schemas: Record<string, object> };
  paths: Record<
    string,
    Record<
      string,
      {
        description: string;
        responses: Record<string, { content?: Record<string, { schema: object }> }>;
        parameters: { name: string; in: string }[];
      }
    >
  >;
}

async function described(): Promise<OpenApi> {
  return (await server.call('GET', '/openapi.json')).body as OpenApi;
}

test('API-04 /openapi.json describes every call of the contract with its answer and its problems, in 3.1', async () => {
  const { openapi, paths } = await described();
  expect(openapi).toBe('3.1.0');
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(
    Object.values(api)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
  const put = paths['/v1/user/cart']?.['put'];
  expect(Object.keys(put?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '412',
    '413',
    '415',
    '422',
    '426',
    '500',
    '503',
  ]);
  expect(put?.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'header if-match',
    'header cart-save',
  ]);
});

test('API-04 every parameter in a path is described, and every reference leads somewhere', async () => {
  const description = await described();
  for (const [path, methods] of Object.entries(description.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    for (const operation of Object.values(methods)) {
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names);
    }
  }
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/gu)].map(([, target]) => target);
  const schemas = Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(new Set(references)).toEqual(new Set(schemas));
});

test('API-04 what the contract names has that name: an order of a list is an AdminOrder', async () => {
  const { paths, components } = await described();
  const answer = (path: string) => paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema;
  expect(answer('/v1/order/{id}')).toEqual({ $ref: '#/components/schemas/OrderAnswer' });
  expect(JSON.stringify(components.schemas['ListAnyOrdersAnswer'])).toContain(
    '"$ref":"#/components/schemas/AdminOrder"',
  );
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Address', 'Problem', 'Product', 'Quote']),
  );
});

test('API-04 the description says of every call whom it is for', async () => {
  const { paths } = await described();
  expect(paths['/v1/product']?.['get']?.description).toBe('For everybody.');
  expect(paths['/v1/user']?.['get']?.description).toBe('For whoever is signed in.');
  expect(paths['/v1/user/all']?.['get']?.description).toBe('For admin only.');
});

test('API-01, API-02, API-03 calls live under /v1, bundle suggestions and analytics under /api/bundles; what is used here is served', async () => {
  expect(
    Object.values(api)
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/v1/') && !path.startsWith('/api/bundles/')),
  ).toEqual([]);
  const reads = Object.values(api)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path);
  for (const path of [
    '/order',
    '/product',
    '/user/address',
    '/payment/status',
    '/user/cart',
    '/user',
    '/user/payment-gateway/current',
    '/bundle',
    '/bundle/analytics',
  ]) {
    expect(reads).toContain(`/v1${path}`);
  }
  const writes = Object.values(api)
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path);
  for (const path of [
    '/user/otp/send',
    '/user/otp/verify',
    '/user/address',
    '/order',
    '/user/verifyVPA',
    '/user/payment-gateway/toggle',
    '/bundle',
  ]) {
    expect(writes).toContain(`/v1${path}`);
  }
});

test('API-04 an answer carries the fields of the contract and no others', async () => {
  const { body } = await server.call('GET', '/v1/product/sleep-mantra');
  const { components } = await described();
  const schema = components.schemas['Product'] as { properties: object; required: readonly string[] };
  const fields = Object.keys(body as object);
  expect(fields.filter((field) => !(field in schema.properties))).toEqual([]);
  expect(schema.required.filter((field) => !fields.includes(field))).toEqual([]);
});

test('API-04 the answer of every call can be written, though the shop learns how when it is first asked for', () => {
  const compile = SerializerSelector()({}, {});
  for (const { method, path, status, answer } of Object.values<Call>(api)) {
    if (!answer) continue;
    const write = compile({ schema: answerSchemaOf(answer), method, url: path, httpStatus: String(status) });
    expect([path, typeof write]).toEqual([path, 'function']);
  }
});
