import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Two or three alternatives. The first is open by default. */
export function Tabs({ label, tabs, initial }: { label: string; tabs: readonly Tab[]; initial?: string | null }) {
  const open = tabs.find(({ value }) => value === initial) ?? tabs[0];
  return (
    <Primitive.Root defaultValue={open?.value ?? ''}>
      <Primitive.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} className={css.tab} value={tab.value}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} className={css.panel} value={tab.value}>
          {tab.children}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
