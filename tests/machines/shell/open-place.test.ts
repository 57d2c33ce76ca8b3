import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { openPlaceLogic } from '../../../src/machines/shell/open-place/open-place.actors.ts';
import {
  cashier,
  openPlaceInput,
  packer,
  writer,
} from '../../../src/machines/shell/open-place/open-place.cases.ts';
import { openPlaceView } from '../../../src/machines/shell/open-place/open-place.view.ts';
import { createBell } from '../../../src/services/platform/bell.ts';

function opened(input: Partial<typeof openPlaceInput> = {}) {
  const readers = createBell<[SessionProfile]>();
  const [unsaved, writes, asked] = [createBell(), createBell(), createBell()];
  let asks = 0;
  asked.listen(() => (asks += 1));
  const actor = createActor(
    openPlaceLogic({
      watchReader: readers.listen,
      watchUnsaved: unsaved.listen,
      watchWrites: writes.listen,
      askReader: asked.ring,
    }),
    { input: { ...openPlaceInput, ...input } },
  ).start();
  return {
    actor,
    become: readers.ring,
    leaveUnsaved: unsaved.ring,
    save: writes.ring,
    asks: () => asks,
    type: () => actor.send({ type: 'work.typed' }),
    view: () => openPlaceView(actor.getSnapshot()),
  };
}

test('STF-01 who loses the section before typing anything sees who may open it, and has it again with the role', () => {
  const { become, view } = opened();
  expect(view()).toEqual({ drawnFor: cashier, reading: 0, notice: null });
  become(writer);
  expect(view()).toEqual({
    drawnFor: null,
    reading: 0,
    notice: { kind: 'lost', audience: ['admin'], role: 'admin' },
  });
  become(cashier);
  expect(view()).toEqual({ drawnFor: cashier, reading: 0, notice: null });
});

test('STF-01 a section is read again for each permission that goes, and not for one that comes', () => {
  const { become, view } = opened({ reader: packer });
  become(cashier);
  expect(view()).toEqual({ drawnFor: cashier, reading: 0, notice: null });
  become(packer);
  expect(view()).toEqual({ drawnFor: packer, reading: 1, notice: null });
  become({ ...packer, firstName: 'Asha' });
  expect(view().reading).toBe(1);
});

test('STF-01 what was typed stays as it was drawn, and can be saved again once the role is back', () => {
  const { become, type, view } = opened();
  type();
  become(writer);
  expect(view()).toEqual({
    drawnFor: cashier,
    reading: 0,
    notice: { kind: 'kept', audience: ['admin'], role: 'admin' },
  });
  become(sampleProfile);
  expect(view().notice).toEqual({ kind: 'kept', audience: ['admin'], role: 'customer' });
  become(cashier);
  expect(view()).toEqual({
    drawnFor: cashier,
    reading: 0,
    notice: { kind: 'returned', audience: ['admin'], role: 'admin' },
  });
});

test('STF-01 who typed and loses a permission within the section keeps it with less', () => {
  const { become, type, view } = opened();
  type();
  become(packer);
  expect(view()).toMatchObject({ drawnFor: packer, reading: 0, notice: { kind: 'narrowed' } });
  become(sampleProfile);
  expect(view()).toMatchObject({ drawnFor: cashier, notice: { kind: 'kept' } });
  become(packer);
  expect(view()).toMatchObject({ drawnFor: packer, notice: { kind: 'narrowed' } });
  become(cashier);
  expect(view()).toMatchObject({ drawnFor: cashier, notice: { kind: 'returned' } });
});

test('STF-01 what a picker put into a form counts as typed', () => {
  const { become, leaveUnsaved, view } = opened();
  leaveUnsaved();
  become(writer);
  expect(view()).toMatchObject({ drawnFor: cashier, notice: { kind: 'kept' } });
});

test('STF-01 something that could be saved although the role seemed to be gone asks for it again', () => {
  const { become, save, type, asks } = opened();
  type();
  save();
  expect(asks()).toBe(0);
  become(writer);
  save();
  expect(asks()).toBe(1);
});

test('RTE-04 a section that isn’t there or is for others is never drawn', () => {
  expect(opened({ section: 'nowhere' }).view().notice?.kind).toBe('missing');
  const { become, type, view } = opened({ reader: writer });
  expect(view()).toEqual({
    drawnFor: null,
    reading: 0,
    notice: { kind: 'closed', audience: ['admin'], role: 'admin' },
  });
  type();
  become(cashier);
  expect(view()).toEqual({ drawnFor: cashier, reading: 0, notice: null });
});
