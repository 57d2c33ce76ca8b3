import type { ActorRefFrom } from 'xstate';
import type { stateScreenMachine } from '../../../machines/flows/state-screen/state-screen.machine.ts';
import { stateScreenView, type StateScreen } from '../../../machines/flows/state-screen/state-screen.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './StateScreenFrame.css.ts';

interface StateScreenFrameProps {
  readonly actor: ActorRefFrom<typeof stateScreenMachine>;
  readonly screen: Extract<StateScreen, { src: string }>;
  readonly name: string;
  /** Small in a panel, or in full height beside the chart. */
  readonly where: 'panel' | 'beside';
}

/** A live preview of the shop in a state, in a phone frame. Not interactive. */
export function StateScreenFrame({ actor, screen, name, where }: StateScreenFrameProps) {
  const view = useView(actor, stateScreenView, (one, other) => one.text === other.text);
  return (
    <>
      <output className={where === 'panel' ? text({ as: 'small' }) : css.beside}>{view.text}</output>
      <div className={css.phone} data-where={where} data-shown={view.isShown} inert>
        <iframe className={css.screen} title={`The screen in ${name}`} name={screen.plan} src={screen.src} />
      </div>
    </>
  );
}
