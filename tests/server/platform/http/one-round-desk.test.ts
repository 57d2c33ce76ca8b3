import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import type { OwnedCampaign } from '../../../../src/contract/promotions/campaign.calls.ts';
import { prescriber, signer, written } from '../../../support/account/prescriptions.ts';
import { addBundle } from '../../../support/orders/bundles.ts';
import { draftDesk, draftsPath, unknownNumber } from '../../../support/orders/drafts.ts';
import { editDesk } from '../../../support/orders/edits.ts';
import { shiprocketKeys, startFakeShiprocket } from '../../../support/orders/fake-shiprocket.ts';
import { address, line, orderOf, place, toldOf } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const shiprocket = await startFakeShiprocket();
afterAll(() => shiprocket.close());
const shop = await ownShop({ environment: { SHIPROCKET_URL: shiprocket.url } });
const admin = await shop.buyer({ isAdmin: true });
const drafts = draftDesk(shop, admin);
const edits = editDesk(shop, admin);

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, { token } = admin) =>
  shop.call(method, `/v1${path}`, { token, ...(body === undefined ? {} : { body }) });
const said = { empty: 'Please fill this in' };

test('ADM-01, SHP-01 a courier’s password is tried in the same round that refuses the other members', async () => {
  const path = '/admin/couriers/shiprocket/keys';
  const wrong = { ...shiprocketKeys, password: 'not-the-password', pickupLocation: '', boxLength: 0 };
  const fields = toldOf(await send('PUT', path, wrong));
  expect(Object.keys(fields).toSorted()).toEqual(['boxLength', 'password', 'pickupLocation']);
  expect(fields['password']).toBe('Shiprocket doesn’t accept this e-mail and password');
  const right = { ...wrong, password: shiprocketKeys.password };
  expect(Object.keys(toldOf(await send('PUT', path, right))).toSorted()).toEqual(['boxLength', 'pickupLocation']);
  // Without an address to sign in with there is nothing to try.
  const calls = shiprocket.calls.length;
  expect(Object.keys(toldOf(await send('PUT', path, { ...wrong, email: 'x' }))).toSorted()).toEqual([
    'boxLength',
    'email',
    'pickupLocation',
  ]);
  expect(shiprocket.calls.length).toBe(calls);
  shiprocket.mood = 'html';
  expect(Object.keys(toldOf(await send('PUT', path, wrong))).toSorted()).toEqual(['boxLength', 'pickupLocation']);
  shiprocket.mood = 'good';
});

test('STF-01 who works here already isn’t invited again, and that is told with what else is wrong', async () => {
  const colleague = await shop.buyer({ isAdmin: true });
  await shop.context.database.execute(
    sql`UPDATE shopper SET email = 'ravi@mantra.example' WHERE id = ${colleague.id}`,
  );
  const roleId = '00000000-0000-4000-8000-000000000000';
  const wrong = await send('POST', '/admin/staff-invitations', { email: 'Ravi@mantra.example', roleId });
  expect(toldOf(wrong)).toEqual({
    email: 'This person already works for this shop. Change their role under Accounts',
    roleId: 'Choose a role that exists',
  });
  await send('POST', '/admin/staff-invitations', { email: 'new@mantra.example', roleId: null });
  expect(
    toldOf(await send('POST', '/admin/staff-invitations', { email: 'new@mantra.example', roleId })),
  ).toMatchObject({
    email: 'This address already has an invitation. Send that one again',
    roleId: expect.anything() as string,
  });
});

test('DRF-01 a draft that is sent at once is told all that keeps it from going out', async () => {
  const draft = {
    phone: unknownNumber(),
    lines: [line('calm-mantra', 5), line('sleep-mantra')],
    address: { ...address, pincode: '744101', state: 'Andaman and Nicobar Islands' },
    couponCode: 'NOSUCH',
    bundles: [{ bundleId: 'b1', quantity: 1 }],
    next: 'send',
  };
  const all = {
    'bundles.0.bundleId': 'This order has no such bundle',
    'lines.0.quantity': 'Only 1 of Calm Mantra left',
    couponCode: 'The coupon doesn’t apply to these items. Remove it, or change the items',
    'address.pincode': 'We don’t deliver to this pincode yet',
  };
  expect(toldOf(await drafts.send('POST', draftsPath, draft))).toEqual(all);
  // What can't be read yet is told beside it: the name of the receiver, and whose coupon it would be.
  const { couponCode: _, ...others } = all;
  const unread = { ...draft, phone: '12', address: { ...draft.address, name: '' } };
  expect(toldOf(await drafts.send('POST', draftsPath, unread))).toEqual({
    ...others,
    phone: expect.anything() as string,
    'address.name': said.empty,
  });
  expect(
    toldOf(await drafts.send('POST', draftsPath, { ...draft, lines: [], bundles: [], address: null })),
  ).toEqual({
    lines: 'Add what the customer wants first',
    address: 'Add the address first',
  });
  // Only saved, it may be unfinished.
  const saved = await drafts.send('POST', draftsPath, { ...draft, bundles: [], next: 'save' });
  expect(saved.status).toBe(201);
});

test('DRF-01 an order’s change is told of its bundles, its items and its address at once, and the order stays', async () => {
  const { id, buyer } = await edits.paidOrder([line('sleep-mantra')], 600);
  const change = await edits.begin(id);
  const wrong = {
    lines: [line('sleep-mantra'), line('calm-mantra', 9)],
    bundles: [{ bundleId: 'b1', quantity: 1 }],
    address: { ...address, pincode: '744101', state: 'Andaman and Nicobar Islands' },
  };
  const all = {
    'bundles.0.bundleId': 'This order has no such bundle',
    'lines.1.quantity': 'Only 1 of Calm Mantra left',
    'address.pincode': 'We don’t deliver to this pincode yet',
  };
  expect(toldOf(await edits.apply(change, wrong))).toEqual(all);
  const { 'address.pincode': _, ...others } = all;
  const unread = { ...wrong, note: 'x'.repeat(501), address: { ...address, pincode: '12' } };
  expect(toldOf(await edits.apply(change, unread))).toEqual({
    ...others,
    note: expect.anything() as string,
    'address.pincode': expect.anything() as string,
  });
  expect(toldOf(await edits.apply(change, { lines: [] }))).toEqual({
    lines: 'Leave something in the order, or cancel it',
  });
  expect((await edits.orderFor(buyer, id)).total).toBe(600);
});

test('CMP-01, BND-01 a bundle whose campaign sets its time is told so with its other fields', async () => {
  const bundle = await addBundle(shop.context.database, { name: 'Lamp pair' });
  const at = (hours: number) => new Date(shop.context.clock().getTime() + hours * 3_600_000).toISOString();
  const sale = { name: 'Lamp week', startsAt: at(1), endsAt: at(3), isOn: true, bundles: [bundle] };
  const made = await send('POST', '/admin/campaigns', sale);
  expect([made.status, made.json<OwnedCampaign>().bundles]).toEqual([200, [bundle]]);
  const wrong = {
    name: '',
    type: 'bulk',
    products: [{ sku: 'sleep-mantra', quantity: 2 }],
    percentage: 10,
    startsAt: at(1),
    validUntil: at(5),
    status: 'inactive',
  };
  expect(toldOf(await send('PUT', `/bundle/${bundle}`, wrong))).toMatchObject({
    name: said.empty,
    validUntil: 'Lamp week sets this. Change it there',
    status: 'Lamp week sets this. Change it there',
  });
});

test('PRE-01 a new prescription is told its medicines, its products and how it is signed at once, and nothing is kept', async () => {
  const doctor = await prescriber(shop);
  const patient = await shop.buyer();
  const medicine = { name: '', dose: '', duration: '30 days', notes: '' };
  const meera = { ...signer, name: 'Dr M. Nair' };
  const body = {
    ...written,
    patientId: patient.id,
    medicines: [{ ...medicine, name: 'x'.repeat(121) }],
    products: ['no-such'],
    signer: { ...meera, registration: ' ' },
  };
  expect(Object.keys(toldOf(await send('POST', '/prescription/desk', body, doctor))).toSorted()).toEqual([
    'medicines.0.dose',
    'medicines.0.name',
    'products',
    'signer.registration',
  ]);
  const nobody = { ...body, patientId: doctor.id };
  const toldAtOnce = Object.keys(toldOf(await send('POST', '/prescription/desk', nobody, doctor)));
  expect(toldAtOnce).toEqual(expect.arrayContaining(['patientId', 'products', 'medicines.0.dose']));
  const alone = { ...nobody, medicines: [], signer: meera };
  expect(toldOf(await send('POST', '/prescription/desk', alone, doctor))).toEqual({
    patientId: 'Choose the patient again',
    products: 'The shop doesn’t sell no-such',
  });
  const signs = async () => (await send('GET', '/prescription/signer', undefined, doctor)).json<unknown>();
  const before = await signs();
  const refused = await send('POST', '/prescription/desk', { ...body, medicines: [], signer: meera }, doctor);
  expect(toldOf(refused)).toEqual({ products: 'The shop doesn’t sell no-such' });
  expect(await signs()).toEqual(before);
  const right = { ...written, patientId: patient.id, medicines: [], products: ['sleep-mantra'], signer: meera };
  expect((await send('POST', '/prescription/desk', right, doctor)).status).toBe(201);
  expect(await signs()).toEqual({ signer: meera });
});

test('ORD-02 a partial refund in cash is told its units, its note and where the money goes at once', async () => {
  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, { ...orderOf([line('sleep-mantra', 2)], 1240), paymentMethod: 'cod' });
  for (const step of ['pack', 'ship', 'deliver']) {
    const body = step === 'ship' ? { courier: 'Delhivery', trackingNumber: '1490812345678' } : {};
    const { status } = await send('POST', `/admin/order/${order.id}/${step}`, body);
    expect(status).toBe(200);
  }
  const refund = { lines: [{ line: 0, quantity: 3 }], reason: 'damaged', refundTo: 'source', expectedTotal: 600 };
  const path = `/admin/order/${order.id}/refund-part`;
  const said = {
    'lines.0.quantity': 'You can still return 2 of this item',
    upiId: 'Enter the customer’s UPI ID',
  };
  expect(toldOf(await send('POST', path, { ...refund, note: '' }))).toEqual(said);
  expect(toldOf(await send('POST', path, { ...refund, note: 'x'.repeat(501) }))).toEqual({
    ...said,
    note: expect.anything() as string,
  });
  const hostile = { ...refund, note: '<script>', upiId: '<script>' };
  expect(toldOf(await send('POST', path, hostile))).toEqual({
    'lines.0.quantity': said['lines.0.quantity'],
    upiId: 'Enter a UPI ID such as name@bank',
  });
  const { returns } = await edits.orderFor(buyer, order.id);
  expect(returns).toEqual([]);
});

test('ADM-01, STK-01 hostile and empty values of a hand-over and of a stock movement are refused in one answer', async () => {
  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, { ...orderOf([line('sleep-mantra')], 640), paymentMethod: 'cod' });
  expect((await send('POST', `/admin/order/${order.id}/pack`, {})).status).toBe(200);
  const shipment = { courier: ' ', trackingNumber: 'x'.repeat(61), trackingUrl: 'javascript:alert(1)' };
  expect(Object.keys(toldOf(await send('POST', `/admin/order/${order.id}/ship`, shipment)))).toEqual([
    'courier',
    'trackingNumber',
    'trackingUrl',
  ]);
  expect((await edits.orderFor(buyer, order.id)).status).toBe('packed');
  const { items } = (await send('GET', '/admin/stock?q=Sleep')).json<{ items: { id: string; units: number }[] }>();
  const [stock] = items;
  const movement = { reason: 'adjustment', units: -1_000, note: 'x'.repeat(201), lowAt: -1 };
  const told = toldOf(await send('POST', `/admin/stock/${stock?.id ?? ''}/move`, movement));
  expect(told).toMatchObject({ units: `There are only ${stock?.units ?? 0}`, lowAt: 'Use 0 or more' });
  expect(Object.keys(told)).toContain('note');
});
