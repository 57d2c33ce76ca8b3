import { command, done, failed, type EventCases } from '../../kit/cases.ts';

export const messageChoicesCases: EventCases = {
  'choice.set': [command('choice.set', { choice: 'whatsapp', isWanted: true })],
  'language.set': [command('language.set', { language: 'hi' })],
  'xstate.done.actor.fetchChoices': [
    done('fetchChoices', { whatsapp: false, reminders: true, reviews: false, language: 'en' }),
  ],
  'xstate.error.actor.fetchChoices': [failed('fetchChoices')],
  'xstate.done.actor.saveChoices': [
    done('saveChoices', { whatsapp: true, reminders: true, reviews: false, language: 'en' }),
  ],
  'xstate.error.actor.saveChoices': [failed('saveChoices')],
};
