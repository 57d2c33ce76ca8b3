import { expect, test } from 'vitest';
import { rehearsalForm } from '../../../src/app/admin/promotions/campaigns/RehearsalForm.tsx';

test('FLO-08 a rehearsal without a moment opens with an empty one, which has to be chosen', () => {
  const form = rehearsalForm(null);
  expect(form.empty()).toMatchObject({ at: '', cart: '0' });
  expect(form.readOf(form.empty()).wrong).toEqual({ at: 'Enter a date and time' });
  expect(rehearsalForm('2026-11-30T13:00:00.000Z').empty()).toMatchObject({ at: '2026-11-30T18:30' });
});
