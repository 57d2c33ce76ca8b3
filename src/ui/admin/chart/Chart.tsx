import { useId } from 'react';
import { namedPlaces, tickName, type ChartUnit } from '../../../domain/admin/chart.ts';
import * as css from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { Marks } from './Marks.tsx';
import { chartScales } from './scales.ts';

export type ChartTone = 's1' | 's2' | 's3' | 's4' | 's5';

export interface ChartSeries {
  readonly name: string;
  readonly tone: ChartTone;
  /** One number for each point. */
  readonly values: readonly number[];
}

/** The most important point, with a label beside it. */
export interface ChartNote {
  readonly place: number;
  readonly title: string;
  readonly text: string;
}

export interface ChartProps {
  /** What the chart shows: 'Revenue per day'. */
  readonly title: string;
  /** Bars are stacked; lines are not. */
  readonly kind: 'bars' | 'lines';
  readonly unit: ChartUnit;
  /** The label of each point: '14 Oct'. */
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The previous period, as a faint line. */
  readonly before?: { readonly name: string; readonly values: readonly number[] };
  readonly note?: ChartNote;
  /** Formats a value for the tooltip and the table: '₹32,400'. */
  readonly format: (value: number) => string;
}

const maxNames = 5;

/**
 * A bar or line chart, scaled by d3. The points are a radio group, so arrow keys move along them and screen readers
 * announce them; a table below has the same numbers.
 */
export function Chart({ title, kind, unit, points, series, before, note, format }: ChartProps) {
  const group = useId();
  const shown = before ? [...series, { ...before, tone: 's5' as const }] : series;
  const scales = chartScales({ kind, points, series, ...(before ? { before } : {}) });
  const { ticks, heightOf, middleOf } = scales;
  const named = namedPlaces(points.length, maxNames);
  return (
    <figure className={css.figure} aria-label={title}>
      <ul className={css.legend} aria-hidden>
        {series.map(({ name, tone }) => (
          <li key={name} className={css.legendRow}>
            <i className={css.swatch} data-tone={tone} />
            {name}
          </li>
        ))}
        {before && (
          <li className={css.legendRow}>
            <i className={css.swatch} data-before="" />
            {before.name}
          </li>
        )}
      </ul>
      <div className={css.plot} {...(note ? { 'data-noted': '' } : {})}>
        <div className={css.grid} aria-hidden>
          {ticks.map((tick, place) => (
            <div key={tick} className={css.tick} style={{ bottom: `${heightOf(tick)}%` }}>
              <span className={css.tickName}>{tickName(tick, unit, place === ticks.length - 1)}</span>
            </div>
          ))}
        </div>
        <div className={css.area}>
          <Marks kind={kind} series={series} scales={scales} {...(before ? { before } : {})} />
          {note && <Note note={note} middle={middleOf(note.place)} />}
          <fieldset className={css.points}>
            <legend className={css.hidden}>{`${title}, point by point`}</legend>
            {points.map((point, place) => (
              <label key={point} className={css.point} {...sideOf(middleOf(place))}>
                <input className={css.radio} type="radio" name={group} />
                <span className={css.readout}>
                  <b>{point}</b>
                  {shown.map(({ name, values }) => (
                    <span key={name} className={css.readoutRow}>
                      {`${name} `}
                      <span>{format(values[place] ?? 0)}</span>
                    </span>
                  ))}
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={css.names} aria-hidden>
          {named.map((place, index) => (
            <span
              key={place}
              className={css.name}
              data-edge={index === 0 ? 'first' : index === named.length - 1 ? 'last' : 'inner'}
              {...(index % 2 === 1 ? { 'data-minor': '' } : {})}
              style={{ left: `${middleOf(place)}%` }}
            >
              {points[place]}
            </span>
          ))}
        </div>
      </div>
      <ChartTable title={title} points={points} series={shown} format={format} />
    </figure>
  );
}

function Note({ note: { title, text }, middle }: { note: ChartNote; middle: number }) {
  const isRight = middle > 50;
  return (
    <p
      className={css.note}
      aria-hidden
      data-side={isRight ? 'right' : 'left'}
      style={isRight ? { right: `${100 - middle}%` } : { left: `${middle}%` }}
    >
      <b>{title}</b>
      <span>{text}</span>
    </p>
  );
}

/** Near an edge, the tooltip opens to the other side. */
function sideOf(middle: number) {
  return { 'data-side': middle > 50 ? 'right' : 'left' };
}
