import { t } from '../../../domain/kit/text/text.ts';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

interface ListTroubleProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A list that failed to load, with a retry button. */
export function ListTrouble({ text, onRetry }: ListTroubleProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button tone="text" size="small" onClick={onRetry}>
          {t`Retry`}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
