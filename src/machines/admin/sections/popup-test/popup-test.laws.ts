import { hasDone, hasTold, lawsFor } from '../../../kit/laws.ts';
import type { popupTestMachine } from './popup-test.machine.ts';
import { isOtherOffer, mistakesIn } from './popup-test.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { popupTestView } from './popup-test.view.ts';

const { on, whenever } = lawsFor<typeof popupTestMachine>();

/** The test page of the popups. */
export const popupTestLaws = [
  whenever(
    'RTE-06',
    'A popup fires with the settings on the page, and whatever was shown before is forgotten',
    (step) =>
      step.event.type === 'popup.fire' &&
      Object.keys(mistakesIn(step.event.kind, step.before?.context.values ?? {})).length === 0,
    (step) =>
      hasDone(step, 'firePopup') &&
      hasDone(step, 'forgetPopups') &&
      step.after.matches('fired') &&
      Object.keys(step.after.context.mistakes).length === 0,
  ),
  whenever(
    'RTE-06',
    'A popup with a mistake never fires, and says what is wrong',
    (step) =>
      step.event.type === 'popup.fire' &&
      Object.keys(mistakesIn(step.event.kind, step.before?.context.values ?? {})).length > 0,
    (step) =>
      !hasDone(step, 'firePopup') &&
      step.after.matches('refused') &&
      Object.keys(step.after.context.mistakes).length > 0,
  ),
  whenever(
    'RTE-06',
    'What fires is what was pressed',
    (step) => hasDone(step, 'firePopup'),
    (step) => step.event.type === 'popup.fire' && step.after.context.kind === step.event.kind,
  ),
  whenever('ADM-04', 'Settings from the page around it are shown at once', on('settings.shown'), (step) =>
    hasTold(step, 'popup.preview'),
  ),
  whenever(
    'ADM-04',
    'Another timer or code closes what is on screen first, so that nothing of the old offer stays',
    (step) =>
      step.event.type === 'settings.shown' && isOtherOffer(step.before?.context.shown ?? null, step.event.settings),
    (step) => hasTold(step, 'popup.close'),
  ),
  whenever(
    'RTE-06',
    'A field keeps what is filled in',
    on('field.fill'),
    ({ event, after }) => event.type === 'field.fill' && after.context.values[event.name] === event.value,
  ),
];

/** What the screen shows, for the record. */
export const popupTestSeen = (snapshot: SnapshotFrom<typeof popupTestMachine>): unknown => popupTestView(snapshot);
