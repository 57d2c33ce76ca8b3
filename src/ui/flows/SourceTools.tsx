import type { SourceView } from '../../machines/flows/flow-room/flow-room.list.view.ts';
import { besideName } from '../../domain/flows/inspection.ts';
import { Button } from '../kit/action/Button.tsx';
import { Disclosing } from './Disclosing.tsx';
import type { DisclosureRef, FlowRoomRef } from './FlowRoom.tsx';
import * as css from './FlowRoom.css.ts';

interface SourceToolsProps {
  readonly room: FlowRoomRef;
  readonly source: SourceView;
  /** Null in a live shop, which tells the room nothing. */
  readonly panel: DisclosureRef | null;
}

/** Switches the source: another shop, a recording, or a shop next to the chart. */
export function SourceTools({ room, source: { kind, others }, panel }: SourceToolsProps) {
  return (
    <div className={css.tools}>
      {others.map((shop) => (
        <Button key={shop} tone="text" size="small" onClick={() => room.send({ type: 'shop.follow', shop })}>
          {shop === besideName ? 'Follow the shop beside it' : `Follow shop ${shop}`}
        </Button>
      ))}
      {kind === 'record' ? (
        <Button tone="outline" size="small" onClick={() => room.send({ type: 'recording.close' })}>
          Close the recording
        </Button>
      ) : (
        <>
          <form
            className={css.tools}
            onSubmit={(event) => {
              event.preventDefault();
              const code = codeIn(new FormData(event.currentTarget));
              if (code !== '') room.send({ type: 'recording.open', from: { kind: 'support', code } });
            }}
          >
            <input
              className={css.code}
              name="code"
              aria-label="Support code"
              placeholder="Support code"
              autoComplete="off"
            />
            <Button type="submit" tone="outline" size="small">
              Replay
            </Button>
          </form>
          <label className={css.file}>
            Open a recording
            <input
              type="file"
              accept="application/json,.json"
              className={css.fileInput}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) room.send({ type: 'recording.open', from: { kind: 'file', file } });
                currentTarget.value = '';
              }}
            />
          </label>
        </>
      )}
      {panel && <Disclosing actor={panel} words={{ closed: 'Shop beside it', open: 'Close the shop' }} />}
    </div>
  );
}

/** The code in the form a person was told, however it was typed: 'K7QX-M4P9'; '' without one. */
function codeIn(form: FormData): string {
  const value = form.get('code');
  const typed = (typeof value === 'string' ? value : '').toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');
  const code = typed.replaceAll('O', '0').replaceAll(/[IL]/gu, '1').slice(0, 8);
  return code === '' ? '' : `${code.slice(0, 4)}-${code.slice(4)}`;
}
