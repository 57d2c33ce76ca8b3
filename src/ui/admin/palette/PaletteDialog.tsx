import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { commandPaletteMachine } from '../../../machines/admin/frame/command-palette/command-palette.machine.ts';
import {
  commandPaletteView,
  shortcutRows,
} from '../../../machines/admin/frame/command-palette/command-palette.view.ts';
import { Combobox } from '../../kit/choice/Combobox.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { useView } from '../../shell/app/actors.tsx';
import '../../kit/theme/letters-staff.css.ts';
import * as css from './palette.css.ts';

type PaletteActor = ActorRefFrom<typeof commandPaletteMachine>;

/** The command palette, and the list of shortcuts. */
export function PaletteDialog({ actor }: { actor: PaletteActor }) {
  const view = useView(actor, commandPaletteView, isSame);
  const close = () => actor.send({ type: 'palette.close' });
  return (
    <>
      <Dialog open={view.isHelping} onClose={close} title="Keyboard shortcuts">
        <dl className={css.shortcuts}>
          {shortcutRows.map(({ keys, does }) => (
            <div key={keys} className={css.shortcut}>
              <dt>
                <kbd className={css.keys}>{keys}</kbd>
              </dt>
              <dd className={css.does}>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
      <Dialog open={view.isOpen} onClose={close} title="Open anything" titleHidden width="medium" flush>
        <Palette actor={actor} />
      </Dialog>
    </>
  );
}

function Palette({ actor }: { actor: PaletteActor }) {
  const view = useView(actor, commandPaletteView, isSame);
  return (
    <Combobox
      view={view}
      isStatusShown={view.groups.length === 0 || view.isFailed}
      label="Open anything"
      placeholder="Section, order, person or action"
      listLabel="Results"
      classes={{ form: css.form, list: css.list }}
      onText={(text) => actor.send({ type: 'text.type', text })}
      onMove={(type) => actor.send({ type })}
      onChoose={(index) => actor.send({ type: 'option.choose', index })}
      onSubmit={() => actor.send({ type: 'palette.submit' })}
      onRetry={() => actor.send({ type: 'palette.retry' })}
    />
  );
}
