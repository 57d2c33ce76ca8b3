import { useId, useState } from 'react';
import { formatTotal } from '../../../domain/kit/money/counted.ts';
import { formatCount } from '../../../domain/kit/money/money.ts';
import type { CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import type { CommandConfig, ListConfig } from '../record/admin.types.ts';
import * as css from './BulkBar.css.ts';
import type { CollectionActor } from './list-actor.ts';

interface BulkBarProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly config: ListConfig;
}

/** Bulk commands for the selected rows; the selection can extend to all matching rows. */
export function BulkBar({ actor, view, config }: BulkBarProps) {
  if (view.picked === 0) return null;
  const noun = view.picked === 1 ? config.noun.one : config.noun.many;
  const ids = view.rows.filter(({ isPicked }) => isPicked).map(({ id }) => id);
  const picking = actor.getSnapshot().context.picking;
  const isOffered = (name: string) =>
    view.rows.some(({ isPicked, commands }) => isPicked && commands.includes(name));
  const canTakeAll = view.isPagePicked && !view.isAllPicked && view.total > ids.length;
  return (
    <section className={css.bar} aria-label={`Selected ${config.noun.many}`}>
      <output className={css.words}>
        {formatTotal(view.picked)} {noun} selected
      </output>
      {canTakeAll && (
        <BulkAct onAct={() => actor.send({ type: 'row.pick', what: 'all' })}>
          Select all {formatTotal(view.total)}
        </BulkAct>
      )}
      {config.commands
        .filter(({ place, name, onlyOffered }) => place !== 'row' && (!onlyOffered || isOffered(name)))
        .map(({ name, label, amount }) =>
          amount ? (
            <BulkAmount
              key={name}
              label={label}
              amount={amount}
              onAct={(typed) => actor.send({ type: 'command.ask', run: { command: `${name}:${typed}`, picking } })}
            />
          ) : (
            <BulkAct key={name} onAct={() => actor.send({ type: 'command.ask', run: { command: name, picking } })}>
              {label}
            </BulkAct>
          ),
        )}
      <BulkAct onAct={() => actor.send({ type: 'row.pick', what: 'none' })}>Clear</BulkAct>
    </section>
  );
}

function BulkAct({ onAct, children }: { onAct: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={css.act} onClick={onAct}>
      {children}
    </button>
  );
}

interface BulkAmountProps {
  readonly label: string;
  readonly amount: NonNullable<CommandConfig['amount']>;
  readonly onAct: (typed: string) => void;
}

/** A command with a whole number as input. */
function BulkAmount({ label, amount, onAct }: BulkAmountProps) {
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const { min, max } = amount;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.elements.namedItem('amount');
        if (!(input instanceof HTMLInputElement)) return;
        const wrong = !input.checkValidity();
        setWrong(wrong);
        if (wrong) input.focus();
        else onAct(String(Number(input.value)));
      }}
    >
      <input
        className={css.input}
        type="number"
        name="amount"
        aria-label={amount.label}
        placeholder={amount.label}
        required
        step={1}
        min={min}
        max={max}
        aria-invalid={isWrong}
        {...(isWrong ? { 'aria-describedby': id } : {})}
        onChange={() => setWrong(false)}
      />
      {isWrong && (
        <span id={id} className={css.error} role="alert">
          Enter a whole number from {formatCount(min)} to {formatCount(max)}
        </span>
      )}
      <button type="submit" className={css.act}>
        {label}
      </button>
    </form>
  );
}
