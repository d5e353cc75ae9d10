import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';

export type Tab = { value: string; label: string; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** `line`: underlined labels; `chip`: round chips. */
  look?: 'line' | 'chip';
  value?: string;
  onChange?: (value: string) => void;
  /** Called on hover, touch or focus, before a tab is selected. */
  onApproach?: (() => void) | undefined;
  className?: string;
};

const lists = { line: 'no-scrollbar relative gap-6 overflow-x-auto border-b border-line p-0.5', chip: 'edge-row gap-2 py-0.5' };
const tabLooks = {
  line: '-mb-px min-h-target border-b-2 border-transparent text-ink-2 aria-selected:border-ink aria-selected:text-ink',
  chip: 'min-h-target rounded-full border border-line px-4 text-ink hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-on-accent',
};
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Tabs with one visible panel, initially the first. One tab stop; arrow keys, Home and End move between tabs (ARIA tabs pattern). Our own,
 * because the home page needs them and Base UI's would take a twelfth of its script budget.
 */
export function Tabs({ label, tabs, look = 'line', value, onChange, onApproach, className }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.value);
  const chosen = value ?? own;
  const position = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === chosen),
  );
  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    setOwn(tab.value);
    onChange?.(tab.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Number.isFinite(step) ? (position + step + tabs.length) % tabs.length : step > 0 ? tabs.length - 1 : 0;
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx('flex', lists[look])}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={index === position}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={index === position ? 0 : -1}
            onClick={() => choose(index)}
            className={cx('shrink-0 text-15 font-semibold whitespace-nowrap transition-colors', tabLooks[look])}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={index !== position}
          className="pt-5"
        >
          {index === position ? tab.content : null}
        </div>
      ))}
    </div>
  );
}
