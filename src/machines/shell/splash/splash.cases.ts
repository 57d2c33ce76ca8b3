import type { SplashInput } from './splash.machine.ts';

/** The shop has a splash screen. */
export const splashInput: SplashInput = { factor: 1 };

/** The shop has none, so one is shown only if a page takes long. */
export const splashStarts: readonly SplashInput[] = [{ factor: 0 }];
