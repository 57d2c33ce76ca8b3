import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { popupPreviewMachine } from '../../../../machines/admin/sections/popup-preview/popup-preview.machine.ts';
import { popupPreviewView } from '../../../../machines/admin/sections/popup-preview/popup-preview.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Chips } from '../../../kit/field/Chips.tsx';
import { text as textStyle } from '../../../kit/theme/text.css.ts';
import * as css from './popup-settings.css.ts';

interface PopupPreviewProps {
  readonly actor: ActorRefFrom<typeof popupPreviewMachine>;
  readonly frame: { readonly name: string; readonly src: string };
}

/** The shop's own popup in a frame, at the chosen width and colour scheme. */
export function PopupPreview({ actor, frame }: PopupPreviewProps) {
  const view = useView(actor, popupPreviewView, isSame);
  const { width } = view;
  return (
    <>
      <div className={css.choices}>
        <Chips
          label="Width"
          chips={view.widths}
          value={width}
          onValue={(value) => actor.send({ type: 'width.choose', width: value })}
        />
        <Chips
          label="Colours"
          chips={view.schemes}
          value={view.scheme}
          onValue={(value) => actor.send({ type: 'scheme.choose', scheme: value })}
        />
        <Chips
          label="Season"
          chips={view.seasons}
          value={view.season}
          onValue={(value) => actor.send({ type: 'season.choose', season: value })}
        />
      </div>
      <div className={css.place} data-width={width} inert>
        <iframe className={css.frame} data-width={width} title="Preview of the popup" {...frame} />
      </div>
      <output className={textStyle({ as: 'small' })}>{view.text}</output>
    </>
  );
}
