import { Activity, type ReactNode, startTransition, useEffect, useState } from 'react';

interface WhileShownProps {
  /** True where it is rendered ahead and only hidden in between; otherwise it starts afresh each time. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

/** The part of a dialog or a page that may come after the rest, in a task of its own: together they would keep a phone from painting. */
export function WhileShown({ isKept = false, children }: WhileShownProps) {
  const [isShown, setShown] = useState(false);
  // Effects run when what is around it is shown, and end when it is hidden.
  useEffect(() => {
    startTransition(() => setShown(true));
    return () => setShown(false);
  }, []);
  if (isKept) return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
  return isShown ? children : null;
}
