import { IndieDog } from '../../kit/art/drawings.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { WaysOut } from './WaysOut.tsx';

export function NotFoundPage() {
  return (
    <div className={wrap}>
      <EmptyState level={1} art={<IndieDog />} title="Nothing buried here." action={<WaysOut />}>
        The page has moved, or never was. The products are where they always are.
      </EmptyState>
    </div>
  );
}
