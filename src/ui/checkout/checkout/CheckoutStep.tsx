import type { ReactNode } from 'react';
import { CheckIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './CheckoutPage.css.ts';

interface CheckoutStepProps {
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
  /** To the right of the title: how to change the step, or what comes next. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One of the three steps. A finished step is one line with a change button. */
export function CheckoutStep({ number, title, state, aside, children }: CheckoutStepProps) {
  return (
    <section className={css.step} data-state={state} aria-label={title}>
      <div className={css.stepHead}>
        <span className={css.number} aria-hidden="true">
          {state === 'done' ? <CheckIcon size={18} /> : number}
        </span>
        <h2 className={`${text({ as: 'h4' })} ${css.stepTitle}`} tabIndex={-1}>
          {title}
        </h2>
        {aside !== undefined && <div className={css.stepAside}>{aside}</div>}
      </div>
      {children !== undefined && <div className={css.stepBody}>{children}</div>}
    </section>
  );
}
