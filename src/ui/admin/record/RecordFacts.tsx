import type { ReactNode } from 'react';
import { addressBreaks } from '../../kit/react/address-breaks.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import * as css from './facts.css.ts';
import { Link } from '../../kit/action/Link.tsx';

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** As many letters stand in three lines of a column, and a word of so many, such as an address, in none. */
const longFrom = 50;
const longWord = /\S{24}/u;

/** Read-only facts about a record. */
export function RecordFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, text }) => (
        <div key={label} {...(text.length > longFrom || longWord.test(text) ? { className: css.longFact } : {})}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.fact}>{addressBreaks(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface FactRow {
  readonly id: string;
  readonly title: string;
  readonly aside?: string;
  readonly note?: string;
  readonly href?: string;
  /** The available actions. */
  readonly step?: ReactNode;
}

/** A record's related items, one per line; `empty` is shown when there are none. */
export function RecordFactRows({ rows, empty }: { rows: readonly FactRow[]; empty: string }) {
  if (rows.length === 0) return <p className={css.none}>{empty}</p>;
  return (
    <ul className={css.rows}>
      {rows.map(({ id, title, aside, note, href, step }) => (
        <li key={id} className={css.row}>
          <span className={css.rowTitle}>
            {href === undefined ? (
              addressBreaks(title)
            ) : (
              <Link className={textLink} href={href}>
                {addressBreaks(title)}
              </Link>
            )}
          </span>
          {aside !== undefined && <span className={css.rowAside}>{aside}</span>}
          {note !== undefined && note !== '' && <span className={css.rowNote}>{addressBreaks(note)}</span>}
          {step !== undefined && <span className={css.rowStep}>{step}</span>}
        </li>
      ))}
    </ul>
  );
}
