import type { ActorRefFrom } from 'xstate';
import type { shareMachine } from '../../../machines/catalogue/share/share.machine.ts';
import { shareWords } from '../../../machines/catalogue/share/share.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { useView } from '../../shell/app/actors.tsx';

/** Shares the page; says so when the link was copied instead. */
export function ShareButton({ actor }: { readonly actor: ActorRefFrom<typeof shareMachine> }) {
  const words = useView(actor, shareWords);
  return (
    <Button tone="text" size="small" onClick={() => actor.send({ type: 'page.share' })}>
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
