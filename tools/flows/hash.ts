import { createHash } from 'node:crypto';
import type { Shape } from '../../src/domain/flows/drawing.ts';

/** Names a chart's shape: the same hash, the same drawing. */
export function hashOf(shape: Shape): string {
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16);
}
