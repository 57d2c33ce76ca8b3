import { done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { CodeCopyInput } from './code-copy.machine.ts';

export const codeCopyInput: CodeCopyInput = { parent: nobody, code: 'FLASH50' };

export const codeCopyCases: EventCases = {
  'xstate.done.actor.copyCode': [done('copyCode', 'copied'), done('copyCode', 'failed')],
  'xstate.error.actor.copyCode': [failed('copyCode')],
};
