import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Two or three ways to the same end, the first one open. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Primitive.Root defaultValue={tabs[0]?.value ?? ''}>
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
