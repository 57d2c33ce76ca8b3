import { findRecords } from '../../../contract/admin/palette.calls.ts';
import { commandPaletteLogic } from '../../../machines/admin/frame/command-palette/command-palette.actors.ts';
import type { PaletteScreen } from '../../../machines/admin/frame/command-palette/command-palette.machine.ts';
import { focusListSearch, pressSaveButton, watchShortcuts } from '../../../services/admin/kit/shortcuts.ts';
import { lazyComponent, OnceWanted } from '../../../ui/kit/react/lazy-component.tsx';
import { useOpen, useScreenActor, useView } from '../../../ui/shell/app/actors.tsx';
import { useServices } from '../../platform/services.tsx';
import { businessParts } from '../content/business/business-parts.ts';
import { commandsOf } from './palette-commands.ts';

/** The dialog, in a chunk that loads when somebody first opens it. */
const dialog = lazyComponent(() =>
  import('../../../ui/admin/palette/PaletteDialog.tsx').then((module) => module.PaletteDialog),
);

/** Ctrl+K and the other shortcuts of the dashboard, for admins; `screens` are the sections in the sidebar (ADM-50). */
export function PalettePlace({ screens }: { readonly screens: readonly PaletteScreen[] }) {
  const { http, view } = useServices();
  const open = useOpen();
  const actor = useScreenActor(
    commandPaletteLogic({
      watchKeys: (listener) => watchShortcuts(view, listener),
      findItems: async (q, signal) => http.send(findRecords, { query: { q }, signal }),
      openPage: (href) => open(href),
      focusSearch: () => focusListSearch(view),
      pressSave: () => pressSaveButton(view),
    }),
    { screens: screens.flatMap(withParts) },
  );
  const isWanted = useView(actor, (snapshot) => !snapshot.matches('closed'));
  return <OnceWanted part={dialog} isWanted={isWanted} props={{ actor }} />;
}

/** A section, its commands, and the parts of it that have an address of their own. */
function withParts(screen: PaletteScreen): readonly PaletteScreen[] {
  if (screen.slug !== 'business') return [screen, ...commandsOf(screen)];
  const parts = Object.entries(businessParts).map(([slug, { label, words }]) => ({
    label,
    words,
    slug: `business/${slug}`,
    within: screen.label,
  }));
  return [screen, ...parts];
}
