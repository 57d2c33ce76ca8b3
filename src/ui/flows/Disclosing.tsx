import { isOpen } from '../../machines/kit/disclosure/disclosure.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import type { DisclosureRef } from './FlowRoom.tsx';

interface DisclosingProps {
  readonly actor: DisclosureRef;
  /** The button's label while closed and while open. */
  readonly words: { readonly closed: string; readonly open: string };
}

/** A button that opens and closes a part of the flow room. */
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
