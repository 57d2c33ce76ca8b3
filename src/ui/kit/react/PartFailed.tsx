import { t } from '../../../domain/kit/text/text.ts';
import { RetryNotice } from '../status/RetryNotice.tsx';

/** An error for a chunk that failed to load. Retrying reloads the page, because browsers cache a failed import. */
export function PartFailed() {
  return (
    <RetryNotice onRetry={() => window.location.reload()}>
      {t`Couldn’t load this. The connection may have dropped. Try again.`}
    </RetryNotice>
  );
}
