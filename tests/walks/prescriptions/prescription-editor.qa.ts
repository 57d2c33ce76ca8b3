import type { Page } from '@playwright/test';
import type { prescriptionEditorMachine } from '../../../src/machines/prescriptions/prescription-editor/prescription-editor.machine.ts';
import {
  answered,
  fieldOf,
  gesture,
  type PageAdapter,
  pick,
  press,
  served,
  shown,
  sentDirectly,
  type,
} from '../kit/page-adapter.qa.ts';
import { signedInToSign } from '../account/signed-in.qa.ts';

const path = '/dashboard/create-prescription';
const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const phone = (page: Page) => main(page).getByLabel('Patient’s mobile number');
const sheet = (page: Page) => main(page).getByRole('region', { name: 'Prescription' });
const medicine = (page: Page) => sheet(page).getByRole('group', { name: 'Medicine 1' });
const reason = (page: Page) => main(page).getByLabel('What is missing');
const says = (words: string) => shown((page) => main(page).getByText(words));
const signing = 'The sheet can’t be edited while it’s being signed.';

/** A prescriber who keeps every fold open, also those that come later. */
const foldsOpen = (page: Page) =>
  page.evaluate(() => {
    const open = () => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    };
    new MutationObserver(open).observe(document, { childList: true, subtree: true });
    open();
  });

/** The sheet a prescriber fills in (ACC-03). */
export const prescriptionEditorPage: PageAdapter<typeof prescriptionEditorMachine> = {
  path,
  isEnglish: true,
  enter: async (page) => {
    await signedInToSign(page, path);
    await foldsOpen(page);
  },
  ignored: {
    fields: ['failure', 'checked'],
    reason: 'A server that answers can’t pretend to be offline, and refuses what it likes.',
  },
  differs: {
    'medicine.remove': signing,
    'medicine.type': signing,
    'product.toggle': signing,
    'words.type': signing,
    'age.type': signing,
    'sex.choose': signing,
    'months.choose': signing,
    'signer.type': signing,
    'template.use': signing,
    'template.type': signing,
    'template.save': signing,
    'template.delete': signing,
    'earlier.use': signing,
    'reason.type': 'The reason can’t be edited while it’s being sent.',
  },
  others: {
    '^(?:Patient’s name|Diagnosis)': 'The walks type the advice; each of these is typed in the same way.',
    '^(?:Form|Duration|Dose|Timing|Anupana|How to take it)':
      'The walks type a medicine’s name; each of these is typed in the same way.',
    '^(?:Qualification|Registration number|Council)':
      'The walks type the prescriber’s name; each of these is typed in the same way.',
    '^(?:Earlier prescriptions|Templates|You sign as)': 'A fold of the page, which the walks keep open.',
    '^Refuse$': 'It asks for a reason as the button beside it does.',
    '^Find a product$': 'The search has walks of its own.',
  },
  acts: {
    'desk.retry': press(button('Try again')),
    'phone.type': type(phone, fieldOf('text')),
    'patient.find': press(button('Find patient')),
    'patient.change': press(button('Another patient')),
    'medicine.add': press(button('Add a medicine')),
    'medicine.remove': press(button('Remove medicine 1')),
    'medicine.type': type((page) => medicine(page).getByLabel('Medicine', { exact: true }), fieldOf('text')),
    'product.toggle': gesture(
      (page) => sheet(page).getByRole('checkbox', { name: 'Sleep Mantra' }),
      (found) => found.click({ force: true }),
      'The product is found by search first, which the prescription tests do.',
    ),
    'words.type': type((page) => sheet(page).getByLabel('Advice'), fieldOf('text')),
    'age.type': type((page) => sheet(page).getByLabel('Age in years'), fieldOf('text')),
    'sex.choose': pick(
      (page) => sheet(page).getByLabel('Sex'),
      ({ sex }) => String(sex),
    ),
    'signer.type': type((page) => sheet(page).getByLabel('Your name'), fieldOf('text')),
    'template.use': press(button('Use Sleep')),
    'template.type': type((page) => sheet(page).getByLabel('Save this as a template'), fieldOf('text')),
    'template.save': press(button('Save template')),
    'template.delete': press(button('Delete Sleep')),
    'earlier.use': press(
      (page) => sheet(page).getByRole('button', { name: /^Use again/u }),
      'Only a patient who was here before has one.',
    ),
    'months.choose': pick(
      (page) => sheet(page).getByLabel('Valid for'),
      ({ months }) => String(months),
    ),
    'prescription.sign': press(button(/^(?:Sign and send|Sign the change)$/u)),
    'decision.open': press(button('Ask for a new file')),
    'decision.close': press(button('Back')),
    'decision.submit': press(button('Ask the patient')),
    'prescription.release': press(button('Return to the list')),
    'reason.type': type(reason, fieldOf('text')),
  },
  answers: {
    loadPrescription: sentDirectly(
      'It takes up to three calls; the prescription tests cover them with the server.',
    ),
    findPatient: sentDirectly('It takes two calls; the prescription tests cover them with the server.'),
    checkDraft: sentDirectly('It comes as a refusal; the tests of what a desk refuses cover it with the server.'),
    changeTemplates: sentDirectly('Templates are in a fold that starts closed.'),
    keepDraft: served(/\/v1\/prescription\/[^/]+$/u, answered),
    approve: served(/\/v1\/prescription\/[^/]+\/review$/u, answered),
    decide: served(/\/v1\/prescription\/[^/]+\/review$/u, answered),
  },
  sees: {
    'prescription-editor.opening': shown((page) =>
      main(page).getByRole('heading', { name: 'Create Prescription' }),
    ),
    'prescription-editor.unopened': says('The shop didn’t answer.'),
    'prescription-editor.identifying': shown(phone),
    'prescription-editor.identifying.calm': shown(phone),
    'prescription-editor.identifying.unwhole': says('Enter a 10 digit mobile number'),
    'prescription-editor.identifying.unknown': says('No patient has this number'),
    'prescription-editor.identifying.unasked': says('The shop didn’t answer.'),
    'prescription-editor.finding': shown(button('Searching…')),
    'prescription-editor.writing': shown(sheet),
    'prescription-editor.writing.calm': shown(sheet),
    'prescription-editor.writing.refused': shown(sheet),
    'prescription-editor.writing.unkept': shown((page) => sheet(page).getByRole('alert')),
    'prescription-editor.writing.templating': shown(sheet),
    'prescription-editor.reasoning': shown(reason),
    'prescription-editor.reasoning.calm': shown(reason),
    'prescription-editor.reasoning.refused': says('Tell the patient why'),
    'prescription-editor.keeping': shown(button('Signing...')),
    'prescription-editor.approving': shown(button('Signing...')),
    'prescription-editor.deciding': shown((page) =>
      button('Returning…')(page).or(main(page).getByRole('button', { name: 'Ask the patient', disabled: true })),
    ),
    'prescription-editor.done': says('Done. We’ve told the patient.'),
  },
};
