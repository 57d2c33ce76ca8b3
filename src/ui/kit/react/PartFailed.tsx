import { RetryNotice } from '../status/RetryNotice.tsx';

/** A part of the page that couldn't be loaded: browsers remember that, so only the whole page brings it. */
export function PartFailed() {
  return (
    <RetryNotice onRetry={() => window.location.reload()}>
      Couldn’t load this. The connection may have dropped. Try again.
    </RetryNotice>
  );
}
