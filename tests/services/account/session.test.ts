import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportLogouts } from '../../../src/contract/account/user.calls.ts';
import { createSessionService, createTokenKeeper } from '../../../src/services/account/session.service.ts';
import { createBell } from '../../../src/services/platform/bell.ts';
import type { Http } from '../../../src/services/platform/http/http.ts';
import { createDeviceStore } from '../../../src/services/platform/storage/storage.ts';
import { deviceStorage } from '../support/device-storage.ts';

const profile = {
  id: 'a-shopper',
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+919876543210',
  email: 'asha@example.in',
  premiumMembership: { isActive: false, expiresAt: null },
};

let kept = deviceStorage();
beforeEach(() => {
  kept = deviceStorage();
  vi.stubGlobal('isSecureContext', true);
});

function opened(send: Http['send'] = () => Promise.reject(new Error('No call was expected'))) {
  const store = createDeviceStore(kept, { addEventListener: () => {}, removeEventListener: () => {} });
  return createSessionService({ send }, store, createTokenKeeper(store), createBell());
}

test('SES-06 phone and e-mail of a profile stay off the device, and so does what an older version left of them', () => {
  const service = opened();
  service.keepToken('the-token');
  kept.setItem('user_data', JSON.stringify(profile));
  expect(service.readStored()).toMatchObject({ hasToken: true, profile: { firstName: 'Asha', phone: null } });
  expect(kept.getItem('user_data')).toContain('Asha');
  expect(kept.getItem('user_data')).not.toMatch(/9876543210|example\.in/u);
  service.keepProfile({ ...profile, isAdmin: false } as Parameters<typeof service.keepProfile>[0]);
  expect(kept.getItem('user_data')).not.toMatch(/9876543210|example\.in/u);
});

test('SES-03 a sign-out leaves neither token nor profile on the device', () => {
  const service = opened();
  service.keepToken('the-token');
  kept.setItem('user_data', JSON.stringify(profile));
  service.dropToken();
  expect([kept.getItem('auth_token'), kept.getItem('user_data')]).toEqual([null, null]);
});

test('SEC-06 a sign-out made offline is told by the session’s name, never by its token; the latest are kept', async () => {
  const told: unknown[] = [];
  const service = opened((async (call, options) => {
    if (call.path === reportLogouts.path) told.push(options?.body);
  }) as Http['send']);
  const tokens = Array.from({ length: 22 }, (_, index) => `token-${index}`);
  for (const token of tokens) {
    service.keepToken(token);
    await service.noteLogout();
  }
  await service.tellLogouts();
  const names = tokens.slice(-20).map((token) => createHash('sha256').update(token).digest('base64url'));
  expect(told).toEqual([{ sessions: names }]);
  expect(kept.getItem('pending_logouts')).toBeNull();
});
