import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';
import * as css from './AskAgain.css.ts';

/** Something failed to load; offers a retry. */
export function AskAgain({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  return (
    <div className={css.place}>
      <Notice
        tone="warning"
        action={
          <Button tone="text" size="small" onClick={onAsk}>
            {t`Retry`}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
