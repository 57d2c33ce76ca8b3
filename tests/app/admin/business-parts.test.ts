import { expect, test } from 'vitest';
import { businessFields } from '../../../src/app/admin/content/business/business-fields.ts';
import { businessGroups, businessParts } from '../../../src/app/admin/content/business/business-parts.ts';
import { taxPart } from '../../../src/app/admin/content/business/selling-parts.ts';
import { businessRecord } from '../../../src/contract/content/business.calls.ts';
import type { AnswerOf, Call } from '../../../src/contract/call.ts';
import { recordOf } from '../../../src/domain/shell/site/business-record.ts';
import { sandboxBusiness } from '../../../server/platform/start/business.ts';
import type { CallOptions, Http } from '../../../src/services/platform/http/http.ts';

const fees = { deliveryFee: 49, freeDeliveryFrom: 499, codFee: 30, codLimit: 5000, returnDays: 7 };
const record = recordOf(sandboxBusiness, { ...fees, festive: 'off' });

test('ADM-01 every setting of the business is in exactly one of its parts, and every part in the index', () => {
  expect(Object.values(businessFields).flat().toSorted()).toEqual(Object.keys(businessRecord.shape).toSorted());
  expect(businessGroups.flatMap(({ parts }) => parts).toSorted()).toEqual(Object.keys(businessParts).toSorted());
});

test('ADM-01 a part is saved alone, at the version that it was opened at', async () => {
  const sent: unknown[] = [];
  const http: Http = {
    async send<C extends Call>({ method }: C, { body, headers }: CallOptions<C> = {}) {
      if (method === 'PUT') sent.push({ body, headers });
      const answer: unknown = { version: 8, record, unchanged: [] };
      return answer as AnswerOf<C>;
    },
  };
  const { save } = taxPart.calls(http, {} as Window);
  await save({ id: 'tax', version: 7, draft: { gstin: '29AAGCB7383J1Z4' } }, new AbortController().signal);
  expect(sent).toEqual([{ body: { gstin: '29AAGCB7383J1Z4' }, headers: { 'if-match': '"7"' } }]);
});
