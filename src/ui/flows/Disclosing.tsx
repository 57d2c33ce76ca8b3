import { isOpen } from '../../machines/kit/disclosure/disclosure.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import type { DisclosureRef } from './FlowRoom.tsx';

interface DisclosingProps {
  readonly actor: DisclosureRef;
  /** What the button says while the part is closed, and while it is open. */
  readonly words: { readonly closed: string; readonly open: string };
}

/** The button that opens a part of the room and closes it. */
export function Disclosing({ actor, words }: DisclosingProps) {
  const isThere = useView(actor, isOpen);
  return (
    <Button
      tone="outline"
      size="small"
      aria-pressed={isThere}
      onClick={() => actor.send({ type: isThere ? 'disclosure.close' : 'disclosure.open' })}
    >
      {isThere ? words.open : words.closed}
    </Button>
  );
}
