import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Edge } from '../chart.ts';

/** The file name of a transition's picture. */
export function shotName(transition: string): string {
  return `${transition.replaceAll(/[^\w.-]+/gu, '_')}.jpg`;
}

/** Takes a picture of the page the first time a transition is taken. */
export function shooter(folder: string, slug: string) {
  const taken = new Set<string>();
  return async (page: Page, edge: Edge): Promise<void> => {
    for (const transition of edge.taken) {
      if (taken.has(transition)) continue;
      taken.add(transition);
      await mkdir(join(folder, slug), { recursive: true });
      await page.screenshot({
        path: join(folder, slug, shotName(transition)),
        type: 'jpeg',
        quality: 60,
        scale: 'css',
      });
    }
  };
}
