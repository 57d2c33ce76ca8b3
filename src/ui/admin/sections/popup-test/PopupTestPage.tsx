import { t } from '../../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { popupTestMachine } from '../../../../machines/admin/sections/popup-test/popup-test.machine.ts';
import {
  popupTestView,
  type PopupTestSection,
} from '../../../../machines/admin/sections/popup-test/popup-test.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { wrap } from '../../../kit/theme/page.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './PopupTestPage.css.ts';
import { PopupTestField } from './PopupTestField.tsx';

type PopupTestRef = ActorRefFrom<typeof popupTestMachine>;

interface PopupTestPageProps {
  /** Absent until the shop's promotions are loaded. */
  readonly actor?: PopupTestRef;
  /** The bundle card fired last. */
  readonly card?: ReactNode;
}

/** Fires every popup and celebration with chosen settings. */
export function PopupTestPage({ actor, card }: PopupTestPageProps) {
  return (
    <div className={`${wrap} ${css.page}`}>
      <h1 className={`${text({ as: 'h1' })} ${css.title}`}>{t`Popups and celebrations`}</h1>
      <p className={css.about}>
        {t`Try them here. They open in the shop itself, one after another, and only in this tab.`}
      </p>
      {actor ? <Sections actor={actor} card={card} /> : <p className={css.status}>{t`Getting ready …`}</p>}
    </div>
  );
}

function Sections({ actor, card }: Required<PopupTestPageProps>) {
  const { sections } = popupTestView(useView(actor, (snapshot) => snapshot));
  return (
    <>
      {sections.map((section) => (
        <Section key={section.kind} {...section} actor={actor}>
          {section.kind === 'bundle-card' && card}
        </Section>
      ))}
    </>
  );
}

interface SectionProps extends PopupTestSection {
  readonly actor: PopupTestRef;
  readonly children: ReactNode;
}

function Section({ kind, title, about, button, fields, status, actor, children }: SectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'popup.fire', kind });
        }}
      >
        <h2 className={text({ as: 'h3' })}>{title}</h2>
        <p className={css.about}>{about}</p>
        <div className={css.fields}>
          {fields.map((field) => (
            <PopupTestField
              key={field.name}
              {...field}
              onFill={(value) => actor.send({ type: 'field.fill', name: field.name, value })}
            />
          ))}
        </div>
        <Button type="submit">{button}</Button>
        <output className={css.status}>{status}</output>
      </form>
      {children}
    </section>
  );
}
