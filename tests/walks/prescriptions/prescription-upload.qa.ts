import type { Page } from '@playwright/test';
import type { prescriptionUploadMachine } from '../../../src/machines/prescriptions/prescription-upload/prescription-upload.machine.ts';
import {
  fieldOf,
  hand,
  type PageAdapter,
  press,
  shown,
  sentDirectly,
  type,
  type WalkedEvent,
} from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Send a prescription' });
const button = (name: RegExp | string) => (page: Page) => panel(page).getByRole('button', { name, exact: true });
const field = (page: Page) => panel(page).getByLabel('Choose a file or take a photo');
const says = (words: string) => shown((page) => panel(page).getByText(words));
const underWay = sentDirectly('The device reports how much of the file has been sent.');

function fileOf({ file }: WalkedEvent) {
  const { name, size } = Object(file) as Record<string, unknown>;
  return { name: String(name), size: Number(size) };
}

/** Above a patient's prescriptions (ACC-03). */
export const prescriptionUploadPage: PageAdapter<typeof prescriptionUploadMachine> = {
  path: '/dashboard/prescriptions',
  enter: signedIn,
  alone: 'The list below would reload.',
  ignored: { fields: ['file'], reason: 'A file of the device can’t be compared.' },
  acts: {
    'file.choose': hand(field, fileOf, 'The file has to be removed first.'),
    'file.remove': press(button('Remove')),
    'notes.type': type((page) => panel(page).getByLabel('Notes for the prescriber'), fieldOf('text')),
    'upload.start': press(button(/^(?:Send to prescriber|Try again)$/u)),
    'upload.cancel': press(button('Cancel')),
    'upload.progressed': underWay,
    'upload.finished': underWay,
    'upload.failed': underWay,
  },
  answers: { checkFile: sentDirectly('The device checks the first bytes; other tests cover that.') },
  sees: {
    'prescription-upload.choosing': shown(field),
    'prescription-upload.choosing.calm': shown(field),
    'prescription-upload.choosing.tooLarge': says('This file is larger than 10 MB.'),
    'prescription-upload.choosing.anotherKind': says('Please choose a PDF, JPG or PNG.'),
    'prescription-upload.choosing.refused': shown((page) => panel(page).getByRole('alert')),
    'prescription-upload.checking': says('Checking…'),
    'prescription-upload.ready': shown(button('Remove')),
    'prescription-upload.uploading': shown((page) => panel(page).getByRole('progressbar')),
    'prescription-upload.failed': says('Couldn’t send it.'),
    'prescription-upload.sent': says('It’s with our prescribers.'),
  },
};
