import { fromPromise } from 'xstate';
import { type MessageChoices, messageChoicesMachine } from './message-choices.machine.ts';

export interface MessageChoicesPorts {
  /** Both calls reject with CallFailed. */
  fetchChoices(signal: AbortSignal): Promise<MessageChoices>;
  saveChoices(choices: MessageChoices, signal: AbortSignal): Promise<MessageChoices>;
}

export function messageChoicesLogic(ports: MessageChoicesPorts) {
  return messageChoicesMachine.provide({
    actors: {
      fetchChoices: fromPromise<MessageChoices>(({ signal }) => ports.fetchChoices(signal)),
      saveChoices: fromPromise<MessageChoices, { choices: MessageChoices }>(({ input, signal }) =>
        ports.saveChoices(input.choices, signal),
      ),
    },
  });
}
