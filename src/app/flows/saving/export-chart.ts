import { catalogue } from '../../../machines/flows/registry/chart-registry.ts';
import type { ExportFormat, FlowRoomContext } from '../../../machines/flows/flow-room/flow-room.types.ts';
import { mermaidOf } from './mermaid.ts';

type Save = (name: string, type: string, content: BlobPart) => void;

/** Exports a chart as a picture or as text for other tools, or the recording as a file that can be replayed. */
export function exporter(document: Document, save: Save) {
  return (format: ExportFormat, { slug, chart, log, actors }: FlowRoomContext): void => {
    if (slug === null || !chart) return;
    switch (format) {
      case 'svg':
        save(`${slug}.svg`, 'image/svg+xml', pictureOf(document));
        return;
      case 'png':
        savePng(document, (blob) => save(`${slug}.png`, 'image/png', blob));
        return;
      case 'mermaid':
        save(`${slug}.mmd`, 'text/plain', mermaidOf(chart.shape));
        return;
      case 'machine':
        save(`${slug}.json`, 'application/json', definitionOf(slug));
        return;
      default:
        save(
          `${slug}-recording.json`,
          'application/json',
          JSON.stringify({ chart: slug, actors, steps: log }, null, 2),
        );
    }
  };
}

const styled = [
  'fill',
  'stroke',
  'stroke-width',
  'paint-order',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'dominant-baseline',
];

/** The SVG with its computed styles inlined, so that it renders anywhere. */
function pictureOf(document: Document): string {
  const shown = document.querySelector('figure svg');
  if (!shown) return '';
  const copy = shown.cloneNode(true) as SVGElement;
  const originals = shown.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const computed = getComputedStyle(original);
    for (const name of styled) element.setAttribute(name, computed.getPropertyValue(name));
    element.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

const sharpness = 2;

function savePng(document: Document, done: (blob: Blob) => void): void {
  const image = new Image();
  image.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = image.width * sharpness;
    canvas.height = image.height * sharpness;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => blob && done(blob));
  });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(document))}`;
}

/** The chart as JSON that Stately can open. Functions become their names; forbidden events stay. */
export function definitionOf(slug: string): string {
  const machine = catalogue.find((entry) => entry.slug === slug)?.machine;
  return JSON.stringify(
    machine?.config ?? {},
    (_key, value: unknown) => (typeof value === 'function' ? { type: value.name } : value),
    2,
  );
}
