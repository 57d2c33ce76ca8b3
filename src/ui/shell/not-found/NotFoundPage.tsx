import { IndieDog } from '../../kit/art/drawings.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { WaysOut } from './WaysOut.tsx';

export function NotFoundPage() {
  return (
    <div className={wrap}>
      <EmptyState level={1} art={<IndieDog />} title="Nothing buried here." action={<WaysOut />}>
        This page has moved or never existed. The products are still here.
      </EmptyState>
    </div>
  );
}
