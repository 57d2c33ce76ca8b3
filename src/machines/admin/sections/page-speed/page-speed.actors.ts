import { figuresLogic } from '../../../kit/figures.machine.ts';
import { pageSpeedMachine, type SpeedFigures, type SpeedQuery } from './page-speed.machine.ts';

export interface PageSpeedPorts {
  /** Rejects with CallFailed. */
  fetchSpeed(query: SpeedQuery, signal: AbortSignal): Promise<SpeedFigures>;
}

export function pageSpeedLogic(ports: PageSpeedPorts) {
  return figuresLogic(pageSpeedMachine, (query, signal) => ports.fetchSpeed(query, signal));
}
