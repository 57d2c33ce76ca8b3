import { Popover as Primitive } from 'radix-ui';
import { useId } from 'react';
import { Button } from '../kit/Button.tsx';
import { StarIcon } from '../kit/icons.tsx';
import { input } from '../kit/Field.css.ts';
import { menu } from '../kit/Menu.css.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';

/** Keeps what is asked for now under a name, on this device. */
export function SaveView({ actor }: { actor: CollectionActor }) {
  const id = useId();
  const save = (form: HTMLFormElement | null) => {
    const name = form ? new FormData(form).get('name') : null;
    if (typeof name === 'string' && name.trim() !== '') actor.send({ type: 'view.save', name: name.trim() });
  };
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>
        <Button tone="outline" size="small">
          <StarIcon size={18} />
          Save view
        </Button>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={menu} align="end" sideOffset={6} collisionPadding={16} aria-label="Save view">
          <form className={css.saveView} onSubmit={(event) => event.preventDefault()}>
            <label htmlFor={id}>Name of the view</label>
            <span className={css.day}>
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
