import * as z from 'zod/mini';
import {
  flowName,
  maxFlowName,
  maxKeptActors,
  maxKeptSteps,
  maxNames,
  maxShownNumber,
  shownMembers,
  shownWord,
  supportCode,
  type SupportRecording,
} from '../../domain/shell/support-recording.ts';
import { defineCall } from '../call.ts';
import { filledText, text, timestamp } from '../primitives.ts';

const tag = 'Support';
const name = filledText(maxFlowName).check(z.regex(flowName, 'Use the name of a state or an event'));
const names = z.array(name).check(z.maxLength(maxNames));
const shown = z.union([
  text(40).check(z.regex(shownWord, 'Use one word')),
  z.number().check(z.gte(-maxShownNumber), z.lte(maxShownNumber)),
  z.boolean(),
]);

const recording = z.strictObject({
  actors: z
    .array(z.strictObject({ id: name, slug: name, parent: z.nullable(name) }))
    .check(z.maxLength(maxKeptActors)),
  steps: z
    .array(
      z.strictObject({
        at: z.int().check(z.gte(0), z.lte(8_640_000_000_000_000)),
        actor: name,
        event: name,
        payload: z.partialRecord(z.enum(shownMembers), shown),
        status: z.enum(['active', 'done', 'error', 'stopped']),
        states: names,
        transitions: names,
        refusedBy: names,
      }),
    )
    .check(z.minLength(1), z.maxLength(maxKeptSteps)),
}) satisfies z.ZodMiniType<SupportRecording>;

const code = text(9).check(z.regex(supportCode, 'Enter a code such as K7QX-M4P9'));

export const showSupport = defineCall({
  method: 'POST',
  path: '/v1/support-recordings',
  summary:
    'Shows support the last minutes of one’s visit: names of states and events, for seven days; replaces an earlier one',
  tag,
  access: 'signed-in',
  rateLimit: { max: 5, perSeconds: 3600 },
  body: recording,
  status: 201,
  answer: z.strictObject({ code: text(9), until: timestamp }),
  problems: [],
});

export const readSupportRecording = defineCall({
  method: 'GET',
  path: '/v1/admin/support-recordings/{code}',
  summary: 'What a person showed to support, by the code that they were given',
  tag,
  access: ['admin'],
  rateLimit: { max: 30, perSeconds: 60 },
  params: z.strictObject({ code }),
  status: 200,
  answer: z.strictObject({ shownAt: timestamp, recording }),
  problems: ['not-found'],
});
