import { Popover as Primitive } from 'radix-ui';
import { useId } from 'react';
import { Button } from '../../kit/action/Button.tsx';
import { input } from '../../kit/field/Field.css.ts';
import { menu } from '../../kit/choice/Menu.css.ts';
import type { Pressed } from '../../kit/action/on-demand.tsx';
import * as css from '../list/list.css.ts';
import type { CollectionActor } from '../list/list-actor.ts';

/** Asks for a name and saves the current query as a view on this device. */
export function SavePanel({ actor, trigger, isOpenFirst = false }: { actor: CollectionActor } & Pressed) {
  const id = useId();
  const save = (form: HTMLFormElement | null) => {
    const name = form ? new FormData(form).get('name') : null;
    if (typeof name === 'string' && name.trim() !== '') actor.send({ type: 'view.save', name: name.trim() });
  };
  return (
    <Primitive.Root defaultOpen={isOpenFirst}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={menu} align="end" sideOffset={6} collisionPadding={16} aria-label="Save view">
          <form className={css.saveView} onSubmit={(event) => event.preventDefault()}>
            <label htmlFor={id}>Name of the view</label>
            <span className={css.typed}>
              <input id={id} name="name" className={input} maxLength={40} autoComplete="off" />
            </span>
            <Primitive.Close asChild>
              <Button type="submit" size="small" onClick={(event) => save(event.currentTarget.form)}>
                Save
              </Button>
            </Primitive.Close>
          </form>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
