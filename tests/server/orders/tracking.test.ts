import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendSecurityHeaders } from '../../../server/platform/http/guard/headers.ts';
import { readSettings } from '../../../server/platform/start/settings.ts';
import { noTracking, type Tracking } from '../../../src/domain/shell/site/business-record.ts';

async function policyAt(path: string, tracking: Tracking): Promise<ReadonlyMap<string, string>> {
  const app = fastify();
  sendSecurityHeaders(app, readSettings({}), () => tracking);
  app.get('/*', (_request, reply) => reply.type('text/html').send('<p>'));
  const { headers } = await app.inject(path);
  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => {
        const [name = '', ...hosts] = rule.split(' ');
        return [name, hosts.join(' ')] as const;
      }),
  );
}

test('ANA-06 a page allows the hosts of configured ids and no others', async () => {
  const plain = await policyAt('/shop', noTracking);
  expect([plain.get('script-src'), plain.get('connect-src')]).toEqual(["'self'", "'self'"]);
  const pixel = await policyAt('/shop/sleep-mantra', { ...noTracking, pixel: '123456789012345' });
  expect(pixel.get('script-src')).toBe("'self' https://connect.facebook.net");
  expect(pixel.get('img-src')).toBe("'self' data: https://www.facebook.com");
  const both = await policyAt('/', { ...noTracking, analytics: 'G-AB12CD34EF', tag: 'GTM-AB12CD3' });
  expect(both.get('script-src')).toBe("'self' https://www.googletagmanager.com");
  expect([...both.values()].join(' ')).not.toContain("'unsafe-inline' https:");
});

test.each([
  '/checkout',
  '/checkout/payment',
  '/order-success?order=1',
  '/dashboard/prescriptions',
  '/login',
  '/contact',
])('ANA-06 no foreign script may run at %s, whatever is configured', async (path) => {
  const all: Tracking = {
    ...noTracking,
    analytics: 'G-AB12CD34EF',
    tag: 'GTM-AB12CD3',
    behaviour: 'ab12cd34',
    pixel: '12345678',
  };
  const policy = await policyAt(path, all);
  expect([policy.get('script-src'), policy.get('connect-src'), policy.get('img-src')]).toEqual([
    "'self'",
    "'self'",
    "'self' data:",
  ]);
});

test('CHK-05 a page that is open when an admin chooses Razorpay can already send its payer there', async () => {
  const policy = await policyAt('/checkout', noTracking);
  expect(policy.get('form-action')).toBe("'self' https://api.razorpay.com https://checkout.razorpay.com");
});
