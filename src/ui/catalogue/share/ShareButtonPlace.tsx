import { t } from '../../../domain/kit/text/text.ts';
import { Button } from '../../kit/action/Button.tsx';

/** Keeps the button's place until its code has come. */
export function ShareButtonPlace() {
  return (
    <Button tone="text" size="small" disabled>
      {t`Share`}
    </Button>
  );
}
