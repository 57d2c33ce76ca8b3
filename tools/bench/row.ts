/** One figure of the bench beside what it must be. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What holds it: at most, or at least. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export function isMet({ value, atMost, atLeast }: Row): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

export function printRows(rows: readonly Row[]): void {
  for (const row of rows) {
    const wanted = row.atMost === undefined ? `≥ ${row.atLeast}` : `≤ ${row.atMost}`;
    console.log(
      `${isMet(row) ? 'ok  ' : 'OVER'} ${row.name.padEnd(58)} ${String(row.value).padStart(9)} ${row.unit} (${wanted})`,
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
