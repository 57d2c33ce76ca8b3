import type { CommandPaletteContext, FoundRecord, PaletteScreen } from './command-palette.machine.ts';

type Known = Pick<CommandPaletteContext, 'screens' | 'found' | 'text' | 'at'>;

/** Something that the palette can open. */
interface Option {
  /** What it is: 'Sections', 'Commands', 'Orders'. */
  readonly group: string;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

const places: Readonly<Record<FoundRecord['kind'], { readonly group: string; readonly section: string }>> = {
  order: { group: 'Orders', section: 'orders' },
  account: { group: 'People', section: 'accounts' },
  product: { group: 'Products', section: 'shop' },
  coupon: { group: 'Coupons', section: 'coupons' },
};

/** Sections and commands that contain every typed word, then what the server found. */
export function optionsOf({ screens, found, text }: Known): readonly Option[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const named = screens.filter((screen) => isNamed(screen, words));
  const isCommand = (screen: PaletteScreen) => screen.isCommand === true;
  return [
    ...[...named.filter((screen) => !isCommand(screen)), ...named.filter(isCommand)].map((screen) => ({
      group: isCommand(screen) ? 'Commands' : 'Sections',
      label: screen.label,
      detail: screen.within ?? '',
      href: `/dashboard/${screen.slug}`,
    })),
    ...found.map(({ kind, id, label, detail }) => ({
      group: places[kind].group,
      label,
      detail,
      href: `/dashboard/${places[kind].section}/${encodeURIComponent(id)}`,
    })),
  ];
}

function isNamed({ label, within, words: more = '' }: PaletteScreen, words: readonly string[]): boolean {
  if (words.length === 0) return within === undefined;
  const text = `${label} ${within ?? ''} ${more}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The next option in this direction; after the last comes the first. */
export function movedBy(context: Known, by: 1 | -1): number {
  const count = optionsOf(context).length;
  return count === 0 ? 0 : (context.at + by + count) % count;
}
