import { answerText } from '../../../domain/flows/answer-text.ts';
import { isDeed } from '../../../domain/flows/deed.ts';
import { boxesWithin, rowsFrom, type Shape, type ShapeBox } from '../../../domain/flows/drawing.ts';

/** More than these are counted. */
const maxNamed = 4;

interface Standing {
  readonly active: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly labels: Readonly<Record<string, string>>;
  /** Whether an event does something now. */
  readonly can: (type: string) => boolean;
}

/**
 * Where a flow stands, and what a person can do there: 'The cart is open. You can press Checkout.' Without a running
 * flow, of the chosen state, whatever else is so; without that, of the start.
 */
export function standingText(shape: Shape, { active, chosen, labels, can }: Standing): string {
  const isMoment = active.size > 0 || chosen === null;
  const [intro, ids] =
    active.size > 0
      ? ['', active]
      : chosen === null
        ? ['At the start: ', startOf(shape.root)]
        : [`In ${chosen}: `, new Set(ancestorsOf(chosen))];
  const lit = boxesWithin(shape.root).filter(({ id }) => ids.has(id));
  const inner = lit.filter(({ children }) => !children.some((child) => ids.has(child.id)));
  const told = inner.map(({ description }) => description).filter((text) => text !== '');
  const rows = lit.flatMap((box) => rowsFrom(shape, box)).filter(({ row }) => row.kind === 'event');
  const types = [...new Set(rows.map(({ row }) => row.text))].filter((type) => !isMoment || can(type));
  const deeds = [...new Set(types.flatMap((type) => deedOf(labels[type])))];
  return `${intro}${[...told, canText(deeds)].filter((text) => text !== '').join(' ')}`;
}

/** 'Press Checkout' as part of a sentence; nothing for what happens without the reader. */
function deedOf(label: string | undefined): readonly string[] {
  if (label === undefined || !isDeed(label)) return [];
  return [`${label.charAt(0).toLowerCase()}${label.slice(1)}`];
}

function canText(deeds: readonly string[]): string {
  if (deeds.length === 0) return '';
  const shown = deeds.slice(0, maxNamed);
  const rest = deeds.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  const last = parts.at(-1) ?? '';
  return `You can ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')}, or ${last}`}.`;
}

function startOf(box: ShapeBox): ReadonlySet<string> {
  const next = box.type === 'parallel' ? box.children : box.children.filter(({ id }) => id === box.initial);
  return new Set([box.id, ...next.flatMap((child) => [...startOf(child)])]);
}

/** 'a.b.c' is in 'a' and 'a.b'. */
function ancestorsOf(id: string): readonly string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** 'The draft is loaded', 'The draft couldn’t be loaded', 'resendPause is over'; other events by their type. */
export function systemText(type: string): string {
  const { kind, of } = /^xstate\.(?<kind>done|error)\.actor\.(?<of>.+)$/u.exec(type)?.groups ?? {};
  if (of !== undefined) return answerText(of, kind === 'done' ? 'done' : 'error');
  const timer = /^xstate\.after\.(?<delay>[^.]+)/u.exec(type)?.groups?.['delay'];
  if (timer !== undefined) return `${timer} is over`;
  return { 'xstate.init': 'starts', 'xstate.stop': 'stops' }[type] ?? type;
}
