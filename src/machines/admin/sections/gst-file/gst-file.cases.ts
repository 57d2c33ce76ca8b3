import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { GstFileInput, GstSummary } from './gst-file.machine.ts';

export const gstFileInput: GstFileInput = { months: ['2026-11', '2026-10'] };

export const someMonth: GstSummary = {
  invoices: 12,
  creditNotes: 1,
  taxable: 535_710_00,
  cgst: 20_000_00,
  sgst: 20_000_00,
  igst: 24_285_00,
  paid: 599_995_00,
};
const noMonth: GstSummary = { ...someMonth, invoices: 0, creditNotes: 0 };

export const gstFileCases: EventCases = {
  'month.choose': [command('month.choose', { month: '2026-10' }), command('month.choose', { month: '1999-01' })],
  'xstate.done.actor.readMonth': [done('readMonth', someMonth), done('readMonth', noMonth)],
  'xstate.error.actor.readMonth': [failed('readMonth')],
  'xstate.done.actor.saveFile': [done('saveFile', undefined)],
  'xstate.error.actor.saveFile': [failed('saveFile')],
};
