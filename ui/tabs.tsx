import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type Tab = { value: string; label: string; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** `line`: underlined words; `chip`: round chips. */
  look?: 'line' | 'chip';
  value?: string;
  onChange?: (value: string) => void;
  className?: string;
};

const lists = { line: 'gap-6 border-b border-line', chip: 'gap-2' };
const tabLooks = {
  line: '-mb-px min-h-target border-b-2 border-transparent text-ink-2 data-active:border-ink data-active:text-ink',
  chip: 'min-h-target rounded-full border border-line px-4 text-ink hover:border-ink data-active:border-ink data-active:bg-ink data-active:text-on-accent',
};

/** Tabs with one panel shown; the first one to begin with. Arrow keys move between them. */
export function Tabs({ label, tabs, look = 'line', value, onChange, className }: Props) {
  return (
    <Base.Root
      className={className}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      value={value}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List aria-label={label} className={cx('no-scrollbar flex overflow-x-auto p-0.5', lists[look])}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={cx('shrink-0 text-15 font-semibold whitespace-nowrap transition-colors', tabLooks[look])}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5 outline-hidden">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
