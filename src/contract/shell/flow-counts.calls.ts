import * as z from 'zod/mini';
import {
  countDevices,
  maxChartName,
  maxCounts,
  maxStepName,
  maxTimes,
  stepKinds,
  type FlowFigures,
  type StepCount,
} from '../../domain/shell/flow-count.ts';
import { devices } from '../../domain/shell/device.ts';
import { defineCall } from '../call.ts';
import { day, filledText, text } from '../primitives.ts';

const tag = 'Flow counts';
const figure = z.nullable(z.int().check(z.gte(0)));

const stepCount = z.strictObject({
  chart: filledText(maxChartName),
  kind: z.enum(stepKinds),
  name: filledText(maxStepName),
  times: z.int().check(z.gte(1), z.lte(maxTimes)),
  isNew: z.boolean(),
}) satisfies z.ZodMiniType<StepCount>;

export const reportFlowCounts = defineCall({
  method: 'POST',
  path: '/v1/flow-counts',
  summary: 'Reports which steps of the shop’s flows one browser took; counted without any visitor data',
  tag,
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({
    device: z.enum(devices),
    /** Names that no chart has are ignored. */
    counts: z.array(stepCount).check(z.minLength(1), z.maxLength(maxCounts)),
  }),
  status: 204,
  problems: [],
});

export const readFlowCounts = defineCall({
  method: 'GET',
  path: '/v1/admin/flow-counts',
  summary:
    'How often visitors took each step of a flow, and where they stopped; numbers of few visits are left out',
  tag,
  access: ['admin'],
  query: z.strictObject({
    chart: filledText(maxChartName),
    /** Days in India, both included. */
    from: day,
    until: day,
    device: z._default(z.optional(z.enum(countDevices)), 'all'),
  }),
  status: 200,
  answer: z.strictObject({
    /** Share of the visits that agreed which is counted. */
    share: z.number(),
    /** Whether the shop counts at all. */
    isOn: z.boolean(),
    visits: figure,
    transitions: z.array(z.strictObject({ id: text(maxStepName), times: figure })),
    states: z.array(z.strictObject({ id: text(maxStepName), reached: figure, ended: figure })),
  }) satisfies z.ZodMiniType<FlowFigures & { readonly share: number; readonly isOn: boolean }>,
  problems: [],
});
