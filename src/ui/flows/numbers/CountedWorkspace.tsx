import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../../domain/kit/is-same.ts';
import {
  countDevices,
  countPeriods,
  type CountDevice,
  type CountPeriod,
  type CountQuery,
} from '../../../domain/shell/flow-count.ts';
import type { flowCountsMachine } from '../../../machines/flows/flow-counts/flow-counts.machine.ts';
import { flowCountsView, queryAt } from '../../../machines/flows/flow-counts/flow-counts.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { ChartWorkspace } from '../ChartWorkspace.tsx';
import * as css from './CountedWorkspace.css.ts';
import type { FlowRoomRef, WorkspaceParts } from '../FlowRoom.tsx';

export type FlowCountsRef = ActorRefFrom<typeof flowCountsMachine>;

const periods: Readonly<Record<CountPeriod, string>> = {
  '7': 'Last 7 days',
  '28': 'Last 28 days',
  '90': 'Last 90 days',
  around: 'Before and after a day',
};

const devices: Readonly<Record<CountDevice, string>> = {
  all: 'All devices',
  phone: 'Phones',
  desktop: 'Computers',
};

interface CountedWorkspaceProps extends WorkspaceParts {
  readonly counts: FlowCountsRef;
  readonly room: FlowRoomRef;
  readonly name: string;
  readonly changes: ReactNode;
}

/** A chart with what visitors did on its arrows (FLO-07). */
export function CountedWorkspace({ counts, ...workspace }: CountedWorkspaceProps) {
  const view = useView(counts, flowCountsView, isSame);
  const { query, failure } = view;
  const choose = (change: Partial<CountQuery>) =>
    counts.send({ type: 'figures.choose', query: { ...query, ...change } });
  return (
    <div className={css.counted}>
      <section className={css.counts} aria-label="Numbers" aria-busy={view.isBusy}>
        <Select
          label="Period"
          value={query.period}
          options={countPeriods.map((value) => ({ value, label: periods[value] }))}
          onValue={(period) => choose({ period })}
        />
        {query.period === 'around' && (
          <TextField
            label="First day after"
            type="date"
            value={query.day}
            onValue={(day) => {
              const next = queryAt(query, day);
              if (next) choose(next);
            }}
          />
        )}
        <Select
          label="Device"
          value={query.device}
          options={countDevices.map((value) => ({ value, label: devices[value] }))}
          onValue={(device) => choose({ device })}
        />
        <div className={css.note}>
          {failure === null ? (
            <output>{view.note}</output>
          ) : (
            <RetryNotice onRetry={() => counts.send({ type: 'figures.retry' })}>{failure}</RetryNotice>
          )}
          <p className={css.quiet}>
            On an arrow: how often it was taken, and in how many of 100 times that its state was reached. Over a
            state: how often it was reached, and in how many of 100 times the visit ended there.
          </p>
        </div>
      </section>
      <ChartWorkspace {...workspace} numbers={view.numbers} />
    </div>
  );
}
