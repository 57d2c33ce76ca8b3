import { expect, test } from 'vitest';
import { ceilingFor, isDebitable, mandateStatuses } from '../../../src/domain/orders/mandate.ts';
import { mandateStep } from '../../../src/machines/orders/mandate/mandate.transition.ts';

test('SUB-01 a mandate is granted, paused, resumed and ended, each only from where it can be', () => {
  expect(mandateStep('asked', { type: 'mandate.granted' })).toEqual({
    status: 'granted',
    effects: ['payByMandate', 'tellGranted'],
  });
  expect(mandateStep('granted', { type: 'mandate.granted' })).toBe(null);
  expect(mandateStep('granted', { type: 'mandate.paused' })?.status).toBe('paused');
  expect(mandateStep('paused', { type: 'mandate.granted' })?.status).toBe('granted');
  expect(mandateStep('asked', { type: 'mandate.paused' })).toBe(null);
});

test('SUB-01 its owner can end it wherever it is open, and the bank is told', () => {
  for (const status of mandateStatuses) {
    const step = mandateStep(status, { type: 'mandate.withdraw' });
    const isOpen = status !== 'refused' && status !== 'revoked';
    expect([step?.status, step?.effects.includes('endAtGateway')]).toEqual(
      isOpen ? ['revoked', true] : [undefined, undefined],
    );
  }
});

test('SUB-01 consent that arrives after the end is withdrawn and pays nothing', () => {
  for (const status of ['refused', 'revoked'] as const) {
    expect(mandateStep(status, { type: 'mandate.granted' })).toEqual({ status, effects: ['endAtGateway'] });
  }
});

test('SUB-01 a debit needs consent, a notice a day before, and at most the ceiling, the announced amount and ₹15,000', () => {
  const now = new Date('2026-11-28T03:30:00Z');
  const told = { at: new Date('2026-11-27T03:30:00Z'), total: 540 };
  const mandate = { status: 'granted', ceiling: 1000 } as const;
  expect(isDebitable(mandate, 540, told, now)).toBe(true);
  expect(isDebitable(mandate, 541, told, now)).toBe(false);
  expect(isDebitable(mandate, 540, { ...told, at: new Date('2026-11-27T03:30:00.001Z') }, now)).toBe(false);
  expect(isDebitable(mandate, 540, null, now)).toBe(false);
  expect(isDebitable({ ...mandate, status: 'paused' }, 540, told, now)).toBe(false);
  expect(isDebitable(mandate, 1001, { ...told, total: 2000 }, now)).toBe(false);
  expect(isDebitable({ ...mandate, ceiling: 20_000 }, 15_001, { ...told, total: 16_000 }, now)).toBe(false);
});

test('SUB-01 the ceiling leaves room for a fee and a higher price, in whole hundreds, up to ₹15,000', () => {
  expect([ceilingFor(540), ceilingFor(1424), ceilingFor(14_000), ceilingFor(15_001)]).toEqual([
    1000,
    2300,
    15_000,
    null,
  ]);
});

test('SUB-01 a delivery of exactly ₹15,000 can be debited, one rupee more cannot', () => {
  expect([ceilingFor(15_000), ceilingFor(15_001)]).toEqual([15_000, null]);
});
