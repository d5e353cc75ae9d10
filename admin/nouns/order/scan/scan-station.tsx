import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { useViewOnly } from '#admin/kit/edit/view-only.ts';
import type { PackingOrder } from '#contract/rest/admin/production.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { StepBadge } from '../badges.tsx';
import { CourierSelect } from '../courier-select.tsx';
import { moveText, shortDay } from '../texts.ts';
import { Reprint } from './reprint.tsx';
import { scanTexts as texts } from './texts.ts';
import { useScan } from './use-scan.ts';

const tones = {
  info: 'border-line bg-tile text-ink',
  success: 'border-success bg-success text-on-accent',
  danger: 'border-danger bg-danger text-on-accent',
} as const;

/**
 * One field for work by a scanner, and the order it opened. A scan lands in the field wherever the focus is, unless in another field. `below`
 * has what opens an order by touch.
 */
export function ScanStation({ below }: { below?: (open: (number: string) => void) => ReactNode }) {
  const { order, said, courier, setCourier, isActing, scan, move, undo, reprint } = useScan();
  const viewOnly = useViewOnly();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the focus would open the keyboard over the screen.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
    const catchScan = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isElsewhere = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"]');
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isElsewhere) field.current?.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', catchScan, true);
    return () => window.removeEventListener('keydown', catchScan, true);
  }, []);
  return (
    <>
      <Section title={texts.title}>
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            scan(text);
            setText('');
          }}
        >
          <input
            ref={field}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Escape' && !nativeEvent.isComposing && text === '') undo();
            }}
            aria-label={texts.label}
            placeholder={texts.placeholder}
            disabled={viewOnly !== null}
            title={viewOnly ?? undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="control min-h-12 min-w-56 flex-1 text-17 font-semibold tabular-nums placeholder:font-normal placeholder:text-ink-2"
          />
          {order?.awaits_waybill ? (
            <CourierSelect label={texts.courier} courier={courier} onChange={setCourier} className="min-h-12 w-40 max-sm:w-full" />
          ) : null}
        </form>
        <p
          role="status"
          className={cx('mt-2 rounded-control border px-3 py-2.5 text-15 font-semibold', tones[isActing ? 'info' : said.tone])}
        >
          {viewOnly ?? (isActing ? texts.working : said.text)}
        </p>
        {order === null ? (
          <p className="mt-2 text-ink-2">{texts.hint}</p>
        ) : (
          <ScannedOrder
            order={order}
            act={(line) => <Reprint key={`${line.id} ${line.again}`} line={line} isActing={isActing} onReprint={reprint} />}
          >
            {order.next?.code === null ? (
              <Button look="primary" pending={isActing} onClick={move}>
                {moveText(order.next.to)}
              </Button>
            ) : null}
            {order.undo === null ? null : (
              <Button pending={isActing} onClick={undo}>
                {texts.undo}
              </Button>
            )}
          </ScannedOrder>
        )}
      </Section>
      {below?.(scan)}
    </>
  );
}

function ScannedOrder({ order, act, children }: { order: PackingOrder; act: LineAct; children: ReactNode }) {
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="text-20 font-extrabold tabular-nums">{order.order_number}</strong>
        <StepBadge order={order} />
        <span className="text-ink-2">
          {order.recipient} · {texts.parts(order.lines.length, units)}
          {order.ship_by === null ? '' : ` · ${shortDay(order.ship_by)}`}
        </span>
        <span className="ml-auto flex flex-wrap gap-2">{children}</span>
      </div>
      <PackedLines order={order} act={act} />
    </div>
  );
}

type LineAct = (line: PackingOrder['lines'][number]) => ReactNode;

/** What is in a parcel: picture, goods and pieces; `act`: what can be done with a line. */
export function PackedLines({ order, act }: { order: PackingOrder; act?: LineAct }) {
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {order.lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-3">
          <span className="size-14 shrink-0 overflow-hidden rounded-control bg-tile">
            <Picture src={line.image_src} size={128} alt="" className="size-full object-cover" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{line.product_name.ko}</span>
            <span className="block truncate text-ink-2">{line.option_name.ko}</span>
            {line.again > 0 ? <Badge tone="warning">{texts.remade(line.again)}</Badge> : null}
          </span>
          <strong className="text-17 tabular-nums">{texts.units(line.quantity)}</strong>
          {act?.(line)}
        </li>
      ))}
    </ul>
  );
}
