import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { simulatorMachine } from '../../../../machines/admin/sections/simulator/simulator.machine.ts';
import { simulatorView, type PriceView } from '../../../../machines/admin/sections/simulator/simulator.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { SectionLoading } from '../../../account/dashboard/SectionLoading.tsx';
import { ErrorLeaf } from '../../../kit/art/drawings.tsx';
import { ProductsNotice, useRetryWithProducts } from '../../picker/known-products.tsx';
import type { FieldConfig } from '../../record/admin.types.ts';
import { sourceOf } from '../../../kit/react/source.ts';
import { RecordField } from '../../record/RecordField.tsx';
import * as record from '../../record/record.css.ts';
import { Button } from '../../../kit/action/Button.tsx';
import { EmptyState } from '../../../kit/status/EmptyState.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './SimulatorPage.css.ts';

interface SimulatorPageProps {
  readonly actor: ActorRefFrom<typeof simulatorMachine>;
  /** The simulator's fields, with these bundles as options. */
  readonly fieldsOf: (bundles: readonly { value: string; label: string }[]) => readonly FieldConfig[];
}

/** Describes a cart and shows what it costs and what every offer does to it. */
export function SimulatorPage({ actor, fieldsOf }: SimulatorPageProps) {
  const view = useView(actor, simulatorView, isSame);
  const retry = useRetryWithProducts(() => actor.send({ type: 'simulator.retry' }));
  const source = sourceOf(actor, ({ context }) => context.question);
  if (view.stage === 'opening') return <SectionLoading words="Loading the simulator" />;
  if (view.stage === 'failed') {
    return (
      <EmptyState
        level={1}
        art={<ErrorLeaf />}
        title="Couldn’t load the simulator"
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  }
  return (
    <>
      <h1 className={text({ as: 'h2' })}>Simulator</h1>
      <ProductsNotice />
      <form
        className={`${record.card} ${css.form}`}
        aria-label="Cart"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'simulation.run' });
        }}
      >
        <div className={record.fields}>
          {fieldsOf(view.bundles).map((field) => (
            <div key={field.name} className={field.half === true ? record.half : record.whole}>
              <RecordField
                field={field}
                path={field.name}
                draft={view.question}
                source={source}
                errors={view.errors}
                onValue={(value) => actor.send({ type: 'field.change', field: field.name, value })}
              />
            </div>
          ))}
        </div>
        {view.problem !== null && <Notice tone="bad">{view.problem}</Notice>}
        <div>
          <Button type="submit" busy={view.isBusy} disabled={!view.canRun && !view.isBusy}>
            {view.isBusy ? 'Calculating…' : 'Calculate price'}
          </Button>
        </div>
      </form>
      {view.isOld && <Notice tone="info">You changed something. This is still the previous result.</Notice>}
      <div className={css.prices}>
        {view.prices.map((price, place) => (
          <Price key={place === 0 ? 'first' : 'other'} price={price} />
        ))}
      </div>
    </>
  );
}

function Price({ price: { title, rows, total, notes, groups } }: { price: PriceView }) {
  return (
    <section className={record.card} aria-label={`At ${title}`}>
      <h2 className={record.cardTitle}>{title}</h2>
      {notes.length > 0 && <Notice tone="warning">{notes.join('. ')}</Notice>}
      <table className={css.table}>
        <tbody>
          {rows.map(({ kind, label, amount }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row">To pay</th>
            <td>{total}</td>
          </tr>
        </tbody>
      </table>
      {groups.map(({ title: group, offers }) => (
        <div key={group}>
          <h3 className={record.cardTitle}>{group}</h3>
          <table className={css.table}>
            <tbody>
              {offers.map(({ id, name, words, state }) => (
                <tr key={id} data-state={state}>
                  <th scope="row">{name}</th>
                  <td>{words}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}
