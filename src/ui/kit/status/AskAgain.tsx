import type { ReactNode } from 'react';
import { RetryNotice } from './RetryNotice.tsx';
import * as css from './AskAgain.css.ts';

/** Something failed to load; offers a retry, at a distance from what is above. */
export function AskAgain({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  return (
    <div className={css.place}>
      <RetryNotice tone="warning" onRetry={onAsk}>
        {children}
      </RetryNotice>
    </div>
  );
}
