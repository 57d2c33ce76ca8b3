import type { SplashInput } from './splash.machine.ts';

/** The shop wants a splash screen. */
export const splashInput: SplashInput = { factor: 1 };

/** The shop wants none; one is shown only if a page takes long. */
export const splashStarts: readonly SplashInput[] = [{ factor: 0 }];
