import { figuresLogic } from '../../../kit/figures.machine.ts';
import { adminHomeMachine, type HomeFigures, type HomeQuery } from './admin-home.machine.ts';

export interface AdminHomePorts {
  /** Rejects with CallFailed. */
  fetchHome(query: HomeQuery, signal: AbortSignal): Promise<HomeFigures>;
}

export function adminHomeLogic(ports: AdminHomePorts) {
  return figuresLogic(adminHomeMachine, (query, signal) => ports.fetchHome(query, signal));
}
