import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

interface ListTroubleProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A list that did not come, with a way to ask again. */
export function ListTrouble({ text, onRetry }: ListTroubleProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button tone="text" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
