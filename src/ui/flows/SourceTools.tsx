import type { SourceView } from '../../machines/flows/flow-room/flow-room.list.view.ts';
import { besideName } from '../../domain/flows/inspection.ts';
import { Button } from '../kit/action/Button.tsx';
import { Disclosing } from './Disclosing.tsx';
import type { DisclosureRef, FlowRoomRef } from './FlowRoom.tsx';
import * as css from './FlowRoom.css.ts';

interface SourceToolsProps {
  readonly room: FlowRoomRef;
  readonly source: SourceView;
  readonly panel: DisclosureRef;
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
      )}
      <Disclosing actor={panel} words={{ closed: 'Shop beside it', open: 'Close the shop' }} />
    </div>
  );
}
