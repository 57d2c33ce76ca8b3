import { assign, setup } from 'xstate';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';
import { failureOf } from '../../../kit/tells.ts';
import {
  graveChange,
  hasOtherDraft,
  isSameDraft,
  openedOf,
  settledDraft,
  startOf,
  takenOf,
  withoutErrors,
} from './record-editor.rules.ts';
import type {
  FieldValue,
  KeptDraft,
  RecordEditorContext,
  RecordEditorEvent,
  RecordEditorInput,
  SaveOutcome,
  Side,
  StoredRecord,
} from './record-editor.types.ts';

/** The draft is saved or discarded. */
const forgetting = { type: 'keepDraft', params: { kept: null } } as const;

type Fields = Pick<RecordEditorContext, 'id' | 'version' | 'draft'>;

/** One record on the dashboard: its fields, the server's checks, and conflicts with another admin (ADM-01). */
export const recordEditorMachine = setup({
  types: {} as { context: RecordEditorContext; events: RecordEditorEvent; input: RecordEditorInput },
  actors: {
    /** Null if there is no such record. */
    loadRecord: promiseSlot<StoredRecord | null, { id: string }>(),
    saveRecord: promiseSlot<SaveOutcome, Fields>(),
    removeRecord: promiseSlot<void, { id: string }>(),
    /** Stops anybody about to leave with unsaved changes, and reports where they want to go. */
    watchLeaving: watchSlot<Extract<RecordEditorEvent, { type: 'leave.asked' }>>(),
  },
  actions: {
    setRecord: assign((_, params: { record: StoredRecord | null }) => openedOf(params.record)),
    setField: assign(({ context }, { field, value }: { field: string; value: FieldValue }) => ({
      draft: { ...context.draft, [field]: value },
      errors: withoutErrors(context.errors, field),
      failure: null,
    })),
    resetDraft: assign({ draft: ({ context }) => context.base, errors: {}, failure: null }),
    makeNew: assign(({ context }) => ({ id: null, version: null, base: context.empty, errors: {}, failure: null })),
    setTheirs: assign({ theirs: (_, params: { theirs: StoredRecord }) => params.theirs, sides: {} }),
    takeTheirs: assign(({ context }) => openedOf(context.theirs)),
    setSide: assign({
      sides: ({ context }, params: { field: string; side: Side }) => ({
        ...context.sides,
        [params.field]: params.side,
      }),
    }),
    settleSides: assign(({ context }) => ({
      draft: settledDraft(context),
      base: context.theirs?.draft ?? context.base,
      version: context.theirs?.version ?? context.version,
      theirs: null,
    })),
    setFailure: assign((_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return { failure, errors: failure.kind === 'refused' ? failure.fields : {} };
    }),
    setWanted: assign({ wanted: (_, params: { href: string | null }) => params.href }),
    tellKept: ({ context }, { record }: { record: StoredRecord }) =>
      context.parent.send({ type: 'record.kept', record, isNew: context.id === null }),
    tellRemoved: ({ context }) => context.parent.send({ type: 'record.removed' }),
    takeDraft: assign(({ context }) => takenOf(context)),
    clearKept: assign({ kept: null }),
    leavePage: (_, _params: { href: string | null }) => {},
    keepDraft: (_, _params: { kept: KeptDraft | null }) => {},
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isStored: ({ context }) => context.id !== null,
    isThere: (_, params: { record: StoredRecord | null }) => params.record !== null,
    isOvertaken: (_, params: { outcome: SaveOutcome }) => params.outcome.kind === 'overtaken',
    hasOtherDraft: ({ context }, params: { record: StoredRecord | null }) => hasOtherDraft(context, params.record),
    /** For a new record. */
    hasNewDraft: ({ context }) => context.id === null && hasOtherDraft(context, null),
    isGrave: ({ context }) => graveChange(context) !== null,
    isReady: ({ context }) => context.id === null && context.isReady === true,
    isUnchanged: ({ context }) => isSameDraft(context.draft, context.base),
  },
}).createMachine({
  id: 'record-editor',
  description: 'One record in the dashboard: its fields, and the server’s checks.',
  context: ({ input }) => startOf(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Loading the record, unless it is a new one.',
      always: [
        { guard: 'hasNewDraft', target: 'recovering' },
        { guard: 'isNew', target: 'editing' },
      ],
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: [
          {
            guard: { type: 'hasOtherDraft', params: ({ event }) => ({ record: event.output }) },
            target: 'recovering',
            actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ record: event.output }) },
            target: 'editing',
            actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Couldn’t load the record. It can be retried.',
      on: { 'record.retry': 'opening' },
    },
    missing: { description: 'There is no such record.' },
    recovering: {
      description: 'There is an unsaved draft from earlier. Use it or discard it?',
      on: {
        'draft.take': { target: 'editing.weighing', actions: 'takeDraft' },
        'draft.drop': { target: 'editing', actions: 'clearKept' },
      },
    },
    editing: {
      description: 'The record is open for editing.',
      initial: 'clean',
      on: {
        'field.change': {
          target: '.weighing',
          actions: { type: 'setField', params: ({ event }) => event },
        },
        'record.duplicate': { guard: 'isStored', target: '.changed', actions: 'makeNew' },
        'record.remove': { guard: 'isStored', target: 'asking' },
      },
      states: {
        clean: {
          description: 'There are no unsaved changes.',
          entry: forgetting,
          on: { 'record.save': { guard: 'isReady', target: '#record-editor.saving' } },
        },
        kept: { description: 'The changes were just saved.', entry: forgetting },
        weighing: {
          description: 'Is there anything to save?',
          always: [{ guard: 'isUnchanged', target: 'clean' }, { target: 'changed' }],
        },
        changed: {
          description: 'There are unsaved changes. Leaving the page asks first.',
          invoke: { id: 'watchLeaving', src: 'watchLeaving' },
          entry: {
            type: 'keepDraft',
            params: ({ context: { version, base, draft } }) => ({ kept: { version, base, draft } }),
          },
          initial: 'dirty',
          on: {
            'record.save': [
              { guard: 'isGrave', target: '#record-editor.consenting' },
              { target: '#record-editor.saving' },
            ],
            'record.discard': { target: 'clean', actions: 'resetDraft' },
            'leave.asked': {
              target: '#record-editor.leaving',
              actions: { type: 'setWanted', params: ({ event }) => event },
            },
          },
          states: {
            dirty: { description: 'The changes are waiting to be saved.' },
            refused: { description: 'The server refused the changes and said why.' },
          },
        },
      },
    },
    consenting: {
      description: 'The change has consequences. Really save it?',
      on: { 'save.confirm': 'saving', 'save.cancel': 'editing.weighing' },
    },
    saving: {
      description: 'Saving the record.',
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context: { id, version, draft } }) => ({ id, version, draft }),
        onDone: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'overtaken',
            actions: { type: 'setTheirs', params: ({ event }) => ({ theirs: event.output.record }) },
          },
          {
            target: 'editing.kept',
            actions: [
              { type: 'tellKept', params: ({ event }) => event.output },
              { type: 'setRecord', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'editing.changed.refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    overtaken: {
      description: 'Another admin saved first. Their changes are shown beside these.',
      on: {
        'side.choose': { actions: { type: 'setSide', params: ({ event }) => event } },
        'sides.settle': { target: 'saving', actions: 'settleSides' },
        'theirs.take': { target: 'editing', actions: 'takeTheirs' },
      },
    },
    asking: {
      description: 'Really delete the record?',
      on: { 'remove.confirm': 'removing', 'remove.cancel': 'editing.weighing' },
    },
    removing: {
      description: 'Deleting the record.',
      invoke: {
        id: 'removeRecord',
        src: 'removeRecord',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: 'removed',
        onError: {
          target: 'editing.changed.refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    leaving: {
      description: 'Leave without saving?',
      on: { 'leave.confirm': 'left', 'leave.cancel': 'editing.weighing' },
    },
    removed: { description: 'The record is deleted.', type: 'final', entry: ['tellRemoved', forgetting] },
    left: {
      description: 'The admin left without saving.',
      type: 'final',
      entry: [forgetting, { type: 'leavePage', params: ({ context }) => ({ href: context.wanted }) }],
    },
  },
});
