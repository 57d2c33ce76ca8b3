import { t } from '../../../domain/kit/text/text.ts';
import { IndieDog } from '../../kit/art/drawings.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { WaysOut } from './WaysOut.tsx';

export function NotFoundPage() {
  return (
    <div className={wrap}>
      <EmptyState level={1} art={<IndieDog />} title={t`Nothing buried here.`} action={<WaysOut />}>
        {t`This page has moved or never existed. The products are still here.`}
      </EmptyState>
    </div>
  );
}
