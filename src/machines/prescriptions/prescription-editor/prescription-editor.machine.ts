import { keptDraft, wholePhone, withTidiedDraft } from './prescription-editor.rules.ts';
import { prescriptionEditorSetup } from './prescription-editor.setup.ts';
import { emptySheet } from './prescription-editor.types.ts';

/** A prescriber writes a prescription, or reviews an upload: signs, refuses or asks for another (ACC-03, PRE-01). */
export const prescriptionEditorMachine = prescriptionEditorSetup.createMachine({
  id: 'prescription-editor',
  description: 'A prescriber writes a prescription, then signs it, refuses it or asks for it again.',
  context: ({ input }) => ({ ...input, ...emptySheet }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Opening the prescription for review, and loading the shop’s products.',
      invoke: {
        id: 'loadPrescription',
        src: 'loadPrescription',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: 'isNew',
            target: 'identifying',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          { target: 'writing', actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) } },
        ],
        onError: {
          target: 'unopened',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unopened: {
      description: 'Couldn’t open it: another prescriber is reviewing it, or the server doesn’t answer.',
      on: { 'desk.retry': { target: 'opening', actions: 'clearFailure' } },
    },
    identifying: {
      description: 'Who is it for? The prescriber types the patient’s full phone number.',
      initial: 'calm',
      states: {
        calm: { description: 'No search yet.' },
        unwhole: { description: 'This is not a 10-digit mobile number.' },
        unknown: { description: 'No patient has this phone number.' },
        unasked: { description: 'Couldn’t search. The server didn’t answer.' },
      },
      on: {
        'phone.type': {
          target: '.calm',
          actions: { type: 'setPhone', params: ({ event }) => ({ text: event.text }) },
        },
        'patient.find': [{ guard: 'isWholePhone', target: 'finding' }, { target: '.unwhole' }],
      },
    },
    finding: {
      description: 'Looking for a patient with this phone number.',
      invoke: {
        id: 'findPatient',
        src: 'findPatient',
        input: ({ context }) => ({ phone: wholePhone(context.phone) ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ patient: event.output }) },
            target: 'writing',
            actions: { type: 'setPatient', params: ({ event }) => ({ patient: event.output }) },
          },
          { target: 'identifying.unknown' },
        ],
        onError: 'identifying.unasked',
      },
    },
    writing: {
      description: 'The prescriber writes medicines, products and advice.',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        refused: {
          description:
            'Something is missing before it can be signed. Each field says what, with what else the server refuses.',
          entry: 'beginCheck',
          invoke: {
            id: 'checkDraft',
            src: 'checkDraft',
            input: ({ context }) => keptDraft(context),
            onDone: { actions: { type: 'setRefusals', params: ({ event }) => ({ refusals: event.output }) } },
            onError: { actions: { type: 'setRefusals', params: { refusals: {} } } },
          },
        },
        unkept: { description: 'Couldn’t save the prescription. Everything written is still there.' },
        templating: {
          description: 'Saving or deleting a template.',
          entry: 'clearFailure',
          invoke: {
            id: 'changeTemplates',
            src: 'changeTemplates',
            input: ({ context }) => ({ change: withTidiedDraft(context.templateChange) }),
            onDone: {
              target: 'calm',
              actions: { type: 'setTemplates', params: ({ event }) => ({ templates: event.output }) },
            },
            onError: {
              target: 'unkept',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
      on: {
        'patient.change': { guard: 'isNew', target: 'identifying', actions: 'clearPatient' },
        'medicine.add': { guard: 'canAddMedicine', actions: 'addMedicine' },
        'medicine.remove': { actions: { type: 'removeMedicine', params: ({ event }) => ({ index: event.index }) } },
        'medicine.type': { actions: { type: 'setMedicine', params: ({ event }) => event } },
        'product.toggle': { actions: { type: 'toggleProduct', params: ({ event }) => ({ sku: event.sku }) } },
        'words.type': { actions: { type: 'setWords', params: ({ event }) => event } },
        'age.type': { actions: { type: 'setAge', params: ({ event }) => event } },
        'sex.choose': { actions: { type: 'setSex', params: ({ event }) => event } },
        'signer.type': { actions: { type: 'setSigner', params: ({ event }) => event } },
        'template.use': { actions: { type: 'useTemplate', params: ({ event }) => event } },
        'template.type': { actions: { type: 'setTemplateName', params: ({ event }) => event } },
        'template.save': { guard: 'canSaveTemplate', target: '.templating', actions: 'setTemplateToSave' },
        'template.delete': {
          target: '.templating',
          actions: { type: 'setTemplateToDelete', params: ({ event }) => event },
        },
        'earlier.use': { actions: { type: 'useEarlier', params: ({ event }) => event } },
        'months.choose': { actions: { type: 'setMonths', params: ({ event }) => ({ months: event.months }) } },
        'prescription.sign': [{ guard: 'canSign', target: 'keeping' }, { target: '.refused' }],
        'decision.open': {
          guard: 'canDecide',
          target: 'reasoning',
          actions: { type: 'setDecision', params: ({ event }) => ({ decision: event.decision }) },
        },
        'prescription.release': {
          guard: 'canDecide',
          target: 'deciding',
          actions: { type: 'setDecision', params: { decision: 'release' } },
        },
      },
    },
    reasoning: {
      description: 'Why is it refused, or needed again? The patient will read this.',
      initial: 'calm',
      states: {
        calm: { description: 'No error is shown.' },
        refused: { description: 'The reason is missing.' },
      },
      on: {
        'reason.type': {
          target: '.calm',
          actions: { type: 'setReason', params: ({ event }) => ({ text: event.text }) },
        },
        'decision.close': 'writing',
        'decision.submit': [{ guard: 'hasReason', target: 'deciding' }, { target: '.refused' }],
      },
    },
    keeping: {
      description: 'Saving the prescription.',
      entry: 'clearFailure',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context }) => keptDraft(context),
        onDone: [
          { guard: 'isSigned', target: 'done' },
          {
            target: 'approving',
            actions: ['setSaved', { type: 'setId', params: ({ event }) => ({ prescription: event.output }) }],
          },
        ],
        onError: {
          target: 'writing.unkept',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    approving: {
      description: 'Signing the prescription.',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: 'done',
        onError: {
          target: 'writing.unkept',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'Sending the decision.',
      entry: 'clearFailure',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { id, decision, reason } }) => ({ id: id ?? '', decision, reason: reason.trim() }),
        onDone: 'done',
        onError: {
          target: 'writing.unkept',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: {
      description: 'Done. The prescription is signed, decided, or back in the queue.',
      type: 'final',
      entry: 'tellSent',
    },
  },
});
