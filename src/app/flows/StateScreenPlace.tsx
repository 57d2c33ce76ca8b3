import { stateScreenLogic, type StateScreenPorts } from '../../machines/flows/state-screen/state-screen.actors.ts';
import type { StateScreen } from '../../machines/flows/state-screen/state-screen.view.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { StateScreenFrame } from '../../ui/flows/state-screen/StateScreenFrame.tsx';

interface StateScreenPlaceProps {
  readonly ports: StateScreenPorts;
  readonly screen: StateScreen;
  readonly name: string;
  readonly where: 'panel' | 'beside';
}

/** The screen for a state, or why it has none. */
export function StateScreenPlace({ screen, ...rest }: StateScreenPlaceProps) {
  if ('why' in screen) return <p>{screen.why}</p>;
  return <Framed key={screen.src + screen.plan} screen={screen} {...rest} />;
}

function Framed({
  ports,
  ...rest
}: Omit<StateScreenPlaceProps, 'screen'> & { screen: { src: string; plan: string } }) {
  return <StateScreenFrame actor={useScreenActor(stateScreenLogic(ports), undefined)} {...rest} />;
}
