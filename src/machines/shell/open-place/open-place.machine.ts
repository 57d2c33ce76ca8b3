import { assign, setup } from 'xstate';
import { isNarrowed, isOpenTo } from '../../../domain/account/section-access.ts';
import { audienceOf } from '../../../domain/shell/page/section.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import { watchSlot } from '../../kit/slot.ts';

/** What the profile says now: an owner may have changed the role, or somebody has accepted an invitation. */
type ReaderEvent = { type: 'reader.changed'; reader: SessionProfile };

/** Something was typed or chosen that would be lost with the section. */
type WorkEvent = { type: 'work.typed' } | { type: 'work.saved' };

export type OpenPlaceEvent = ReaderEvent | WorkEvent;

export interface OpenPlaceInput {
  readonly section: string;
  /** The path below the section. */
  readonly rest: string;
  readonly reader: SessionProfile;
}

interface OpenPlaceContext extends OpenPlaceInput {
  /** Whoever the section was drawn for last with all that they could do then. */
  readonly before: SessionProfile;
  /** How often the section was read again, with less. */
  readonly readings: number;
}

interface Change {
  readonly reader: SessionProfile;
}

const changed = ({ event }: { event: ReaderEvent }): Change => ({ reader: event.reader });
const toReader = { type: 'setReader', params: changed } as const;
const givenBack = {
  guard: { type: 'isGivenBack', params: changed },
  target: 'returned',
  actions: toReader,
} as const;
const toReaderNow = { type: 'setReaderNow', params: changed } as const;

/** A section of the dashboard in front of somebody whose role may change meanwhile (STF-01). */
export const openPlaceMachine = setup({
  types: {} as { context: OpenPlaceContext; events: OpenPlaceEvent; input: OpenPlaceInput },
  actors: { watchReader: watchSlot<ReaderEvent>(), watchWork: watchSlot<WorkEvent>() },
  actions: {
    setReader: assign((_, { reader }: Change) => ({ reader, before: reader })),
    setReaderNow: assign((_, { reader }: Change) => ({ reader })),
    countReading: assign({ readings: ({ context }) => context.readings + 1 }),
    /** Asks the server what this person may do by now. */
    askReader: () => {},
  },
  guards: {
    isMissing: ({ context: { section, rest } }) => audienceOf(section, rest) === null,
    isOpen: ({ context: { section, rest, reader } }) => isOpenTo(section, rest, reader),
    isOpenTo: ({ context: { section, rest } }, { reader }: Change) => isOpenTo(section, rest, reader),
    isShut: ({ context: { section, rest } }, { reader }: Change) => !isOpenTo(section, rest, reader),
    /** The section of another role has nothing of what was typed. */
    isTaken: ({ context: { section, rest, before } }, { reader }: Change) =>
      reader.role !== before.role || !isOpenTo(section, rest, reader),
    isGivenBack: ({ context: { section, rest, before } }, { reader }: Change) =>
      reader.role === before.role && isOpenTo(section, rest, reader) && !isNarrowed(before, reader),
    isNarrowed: ({ context: { before } }, { reader }: Change) => isNarrowed(before, reader),
  },
}).createMachine({
  id: 'open-place',
  description: 'A section of the dashboard, and what becomes of it when the person’s role changes.',
  context: ({ input }) => ({ ...input, before: input.reader, readings: 0 }),
  invoke: [
    { id: 'watchReader', src: 'watchReader' },
    { id: 'watchWork', src: 'watchWork' },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'May this person open it?',
      always: [
        { guard: 'isMissing', target: 'missing' },
        { guard: 'isOpen', target: 'untouched' },
        { target: 'closed' },
      ],
    },
    missing: { description: 'There is no such section.', type: 'final' },
    closed: {
      description: 'The section isn’t for this person. It says for whom it is.',
      initial: 'fromTheStart',
      on: {
        'reader.changed': [
          { guard: { type: 'isOpenTo', params: changed }, target: 'untouched', actions: toReader },
          { actions: toReader },
        ],
      },
      states: {
        fromTheStart: { description: 'It never was.' },
        meanwhile: { description: 'It was until an owner changed the role, and nothing was typed.' },
      },
    },
    untouched: {
      description: 'The section is open, and nothing would be lost with it.',
      initial: 'asOpened',
      on: {
        'work.typed': 'typed',
        'reader.changed': [
          { guard: { type: 'isShut', params: changed }, target: 'closed.meanwhile', actions: toReader },
          {
            guard: { type: 'isNarrowed', params: changed },
            target: '.readAgain',
            actions: [toReader, 'countReading'],
          },
          { actions: toReader },
        ],
      },
      states: {
        asOpened: { description: 'It is as it was opened.' },
        readAgain: { description: 'A permission went: the section was read again with what is left.' },
      },
    },
    typed: {
      description: 'Something was typed or chosen. The section stays on the page, whatever becomes of the role.',
      initial: 'saveable',
      on: {
        'reader.changed': [
          { guard: { type: 'isTaken', params: changed }, target: '.kept', actions: toReaderNow },
          { guard: { type: 'isNarrowed', params: changed }, target: '.narrowed', actions: toReaderNow },
          { actions: toReader },
        ],
      },
      states: {
        saveable: { description: 'It can be saved.' },
        narrowed: {
          description: 'A permission went. What needs it is off the page, and what was typed stays.',
          on: {
            'reader.changed': givenBack,
          },
        },
        kept: {
          description: 'The person may not open the section any more. What was typed stays to be copied.',
          on: {
            'reader.changed': givenBack,
            'work.saved': { actions: 'askReader' },
          },
        },
        returned: { description: 'The role is back, and what was typed can be saved.' },
      },
    },
  },
});
