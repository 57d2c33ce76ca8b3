import { t } from '../../domain/kit/text/text.ts';
import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { Button } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { RepeatIcon } from '../kit/icon/icons.tsx';
import { wrap } from '../kit/theme/page.css.ts';

interface FailureScreenProps {
  /** The server's error message, or 'Some error occured!'. */
  readonly text: string;
  readonly onRetry: () => void;
}

export function FailureScreen({ text, onRetry }: FailureScreenProps) {
  return (
    <div className={wrap} role="alert">
      <EmptyState
        level={1}
        art={<ErrorLeaf />}
        title={text}
        action={
          <Button onClick={onRetry}>
            <RepeatIcon />
            {t`Retry`}
          </Button>
        }
      >
        {t`Your cart is safe on this device.`}
      </EmptyState>
    </div>
  );
}
