import { t } from '../../../domain/kit/text/text.ts';
import { Button } from '../../kit/action/Button.tsx';
import * as css from './StockAlert.css.ts';

/** Keeps the place of “Tell me when it’s back” until its code has come. */
export function StockAlertPlace() {
  return (
    <div className={css.box}>
      <Button tone="outline" disabled>
        {t`Tell me when it’s back`}
      </Button>
    </div>
  );
}
