import { t } from '../../../domain/kit/text/text.ts';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import * as css from './CheckoutPage.css.ts';

/** Shown while session and cart settle. */
export function CheckoutLoading() {
  return (
    <div className={css.waiting}>
      <VisuallyHidden>{t`Loading your checkout`}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
  );
}
