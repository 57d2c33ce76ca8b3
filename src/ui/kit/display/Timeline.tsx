import type { ReactNode } from 'react';
import { t } from '../../../domain/kit/text/text.ts';
import { visuallyHidden } from '../theme/page.css.ts';
import { CheckIcon, CloseIcon } from '../icon/icons.tsx';
import * as css from './Timeline.css.ts';

export interface TimelineStep {
  label: string;
  /** When it happened or will happen. */
  detail?: ReactNode;
  state: 'done' | 'current' | 'next' | 'failed';
}

const spoken = { done: t`, done`, current: '', next: t`, upcoming`, failed: t`, failed` } as const;

/** Past and upcoming steps, from top to bottom. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={css.list}>
      {steps.map(({ label, detail, state }) => (
        <li
          key={label}
          className={css.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.dot} aria-hidden="true">
            {state === 'done' && <CheckIcon size={14} />}
            {state === 'failed' && <CloseIcon size={14} />}
          </span>
          <div>
            <span className={css.label}>
              {label}
              <span className={visuallyHidden}>{spoken[state]}</span>
            </span>
            {detail !== undefined && <div className={css.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
