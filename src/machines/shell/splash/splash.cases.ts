import type { SplashInput } from './splash.machine.ts';

/** The shop wants its splash. */
export const splashInput: SplashInput = { factor: 1 };

/** The shop wants none; it comes only where a page takes long. */
export const splashStarts: readonly SplashInput[] = [{ factor: 0 }];
