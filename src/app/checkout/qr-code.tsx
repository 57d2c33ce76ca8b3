import { create } from 'qrcode';

/** A QR code in the current text colour, with the quiet zone scanners need. */
export function QrCode({ text }: { text: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const edge = modules.size + 2 * quietZone;
  return (
    <svg viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true" shapeRendering="crispEdges">
      <path fill="currentColor" d={pathOf(modules)} />
    </svg>
  );
}

const quietZone = 2;

interface Modules {
  readonly size: number;
  get(row: number, column: number): number;
}

/** One unit square per dark module. */
function pathOf(modules: Modules): string {
  const places = Array.from({ length: modules.size }, (_, index) => index);
  return places
    .flatMap((row) =>
      places
        .filter((column) => modules.get(row, column) !== 0)
        .map((column) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`),
    )
    .join('');
}
