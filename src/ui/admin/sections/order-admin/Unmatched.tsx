import type { StaffStep } from '../../../../machines/admin/sections/order-admin/order-admin.machine.ts';
import type { OrderAdminView } from '../../../../machines/admin/sections/order-admin/order-admin.view.ts';
import { Button } from '../../../kit/action/Button.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import * as parts from '../../../orders/OrderParts.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './OrderAdmin.css.ts';

interface UnmatchedProps {
  readonly view: Pick<OrderAdminView, 'unmatched' | 'unfinished'>;
  readonly onStep: (step: StaffStep) => void;
}

/** A payment that doesn't match, and the two ways to settle it. */
export function Unmatched({ view: { unmatched, unfinished }, onStep }: UnmatchedProps) {
  return (
    <>
      {unfinished !== null && (
        <div className={css.notice}>
          <Notice tone="warning">{unfinished}</Notice>
        </div>
      )}
      {unmatched.map(({ id, title, facts, steps }) => (
        <Card key={id} as="section" className={css.unmatched} aria-label="Payment doesn’t match">
          <h2 className={text({ as: 'h4' })}>{title}</h2>
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={css.fact}>
                <dt className={parts.small}>{name}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <ul className={css.ways}>
            {steps.map(({ label, step, refusal }) => (
              <li key={label} className={css.step}>
                <Button size="small" tone="outline" disabled={refusal !== null} onClick={() => onStep(step)}>
                  {label}
                </Button>
                {refusal !== null && <span className={css.reason}>{refusal}</span>}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
