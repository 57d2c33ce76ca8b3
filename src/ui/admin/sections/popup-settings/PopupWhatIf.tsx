import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import type { popupWhatIfMachine } from '../../../../machines/admin/sections/popup-what-if/popup-what-if.machine.ts';
import type { VisitField } from '../../../../machines/admin/sections/popup-what-if/popup-what-if.types.ts';
import {
  openOptions,
  pastOptions,
  popupWhatIfView,
} from '../../../../machines/admin/sections/popup-what-if/popup-what-if.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Select } from '../../../kit/choice/Select.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import * as css from './popup-settings.css.ts';

interface PopupWhatIfProps {
  readonly actor: ActorRefFrom<typeof popupWhatIfMachine>;
  /** From the current draft. */
  readonly settings: PopupSettings;
}

/** Describes a visit and shows at once whether and when the popup would show, or what prevents it. */
export function PopupWhatIf({ actor, settings }: PopupWhatIfProps) {
  const view = useView(actor, (snapshot) => popupWhatIfView(snapshot, settings), isSame);
  const { visit } = view;
  const change = (field: VisitField) => (value: string) => actor.send({ type: 'visit.change', field, value });
  const number = (field: VisitField, label: string) => (
    <TextField label={label} inputMode="numeric" value={visit[field]} onValue={change(field)} />
  );
  return (
    <>
      <TextField label="Page" hint="A path such as /shop" value={visit.path} onValue={change('path')} />
      <div className={css.pair}>
        <Select
          label="Device"
          value={visit.device}
          options={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
          onValue={change('device')}
        />
        {number('seconds', 'Seconds on the page')}
        {number('scrolled', 'Scrolled, percent')}
        {visit.device === 'desktop' && number('leavesAt', 'Pointer leaves after (seconds)')}
        {number('session', 'Shown this session')}
        {number('day', 'Shown today')}
      </div>
      <Select label="In this session" value={visit.past} options={pastOptions} onValue={change('past')} />
      <Select label="Open at the same time" value={visit.open} options={openOptions} onValue={change('open')} />
      <div className={css.answer} aria-live="polite" {...(view.isYes ? { 'data-yes': '' } : {})}>
        <p className={css.title}>{view.title}</p>
        <p className={css.words}>{view.text}</p>
      </div>
      <TextField
        label="Cart value in rupees"
        hint="Changes what the code gives, not whether the popup shows"
        inputMode="numeric"
        before="₹"
        value={visit.cart}
        onValue={change('cart')}
      />
      <Button
        tone="outline"
        size="small"
        busy={view.isChecking}
        onClick={() => actor.send({ type: 'code.check', code: settings.couponCode })}
      >
        What would the code give?
      </Button>
      <output className={css.words}>{view.code}</output>
    </>
  );
}
