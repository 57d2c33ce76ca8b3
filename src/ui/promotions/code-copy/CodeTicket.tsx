import type { ActorRefFrom } from 'xstate';
import type { codeCopyMachine } from '../../../machines/promotions/code-copy/code-copy.machine.ts';
import { copyLabel, isCopied } from '../../../machines/promotions/code-copy/code-copy.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { CheckIcon, CopyIcon } from '../../kit/icon/icons.tsx';
import * as css from './CodeTicket.css.ts';

interface CodeTicketProps {
  readonly code: string;
  /** Absent once the code can't be used any more. */
  readonly copy: ActorRefFrom<typeof codeCopyMachine> | undefined;
}

/** A coupon code with a copy button. */
export function CodeTicket({ code, copy }: CodeTicketProps) {
  return (
    <div className={css.ticket}>
      <b className={css.code}>{code}</b>
      {copy && <CopyButton code={code} copy={copy} />}
    </div>
  );
}

function CopyButton({ code, copy }: Required<CodeTicketProps> & { copy: NonNullable<CodeTicketProps['copy']> }) {
  const label = useView(copy, copyLabel);
  const isDone = useView(copy, isCopied);
  return (
    <Button
      tone="text"
      size="small"
      className={css.copy}
      aria-label={`${label} ${code}`}
      onClick={() => copy.send({ type: 'code.copy' })}
    >
      {isDone ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      {label}
    </Button>
  );
}
