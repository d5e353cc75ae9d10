import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { shortDay } from '#admin/nouns/order/texts.ts';
import { download } from '#admin/session/files.ts';
import { call } from '#admin/session/wire.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import type { GangSheets, GangSheetsBody } from '#contract/rest/admin/production.ts';
import { rollRanges } from '#rules/order/press/gang-sheet.ts';
import { sheetOrders, useProduction } from './queries.ts';
import { productionTexts, gangTexts as texts } from './texts.ts';

/** Maximum orders nested on a roll at once. */
const MOST = 200;
/** The stored width of the roll at this device. */
const rollKey = 'seam.office.roll';

type Roll = Pick<GangSheetsBody, 'width_mm' | 'length_mm'>;
const rollSides = ['width_mm', 'length_mm'] as const;

/** The prints of a day's or chosen orders, nested on the roll of film. */
export function GangSheetScreen() {
  const [params] = useSearchParams();
  const query = useProduction();
  return (
    <Loaded query={query}>
      {({ days }) => {
        const { day, orders } = sheetOrders(days, params);
        return (
          <Rolls
            title={texts.title(day === null ? productionTexts.beyond : shortDay(day))}
            count={orders.length}
            orderIds={orders.slice(0, MOST).map(({ id }) => id)}
          />
        );
      }}
    </Loaded>
  );
}

function Rolls({ title, count, orderIds }: { title: string; count: number; orderIds: readonly number[] }) {
  const [roll, setRoll] = useState(storedRoll);
  const body = { order_ids: orderIds, ...roll };
  const query = useQuery({
    queryKey: ['gang-sheets', body],
    queryFn: () => call<GangSheets>('POST', '/admin/production/gang-sheets', { body }),
    enabled: orderIds.length > 0,
    placeholderData: (before) => before,
  });
  const take = (format: 'pdf' | 'png') => download('/admin/production/gang-sheets/file', { ...body, format });
  return (
    <>
      <PageHeading
        title={title}
        lead={count > MOST ? texts.more(MOST) : texts.lead}
        actions={
          <>
            <LinkButton to="/production">{productionTexts.title}</LinkButton>
            {(['pdf', 'png'] as const).map((format) => (
              <ActButton
                key={format}
                look={format === 'pdf' ? 'primary' : 'secondary'}
                refusal={query.data?.sheets.length ? null : texts.nothing}
                run={() => take(format)}
                done=""
              >
                <FileDown aria-hidden="true" size={15} />
                {texts.take[format]}
              </ActButton>
            ))}
          </>
        }
      />
      <RollSettings roll={roll} onChange={setRoll} />
      {orderIds.length === 0 ? (
        <EmptyPart sentence={texts.nothing} />
      ) : (
        <Loaded query={query}>{(found) => <Sheets found={found} />}</Loaded>
      )}
    </>
  );
}

/** Width of the roll and length of a sheet; only allowed values are applied. */
function RollSettings({ roll, onChange }: { roll: Roll; onChange: (roll: Roll) => void }) {
  const [typed, setTyped] = useState({ width_mm: String(roll.width_mm / 10), length_mm: String(roll.length_mm / 10) });
  const change = (side: keyof Roll, text: string) => {
    setTyped({ ...typed, [side]: text });
    const mm = Math.round(Number(text) * 10);
    const { min, max } = rollRanges[side];
    if (!(mm >= min && mm <= max)) return;
    const next = { ...roll, [side]: mm };
    deviceStorage.setItem(rollKey, JSON.stringify(next));
    onChange(next);
  };
  return (
    <div className="mb-4 flex flex-wrap items-end gap-4">
      {rollSides.map((side) => {
        const { min, max } = rollRanges[side];
        const isWrong = Math.round(Number(typed[side]) * 10) !== roll[side];
        return (
          <label key={side} className="block">
            <span className="mb-1 block font-semibold">{texts[side]}</span>
            <span className="flex items-center gap-1.5">
              <input
                type="number"
                inputMode="decimal"
                step="0.1"
                min={min / 10}
                max={max / 10}
                value={typed[side]}
                onChange={({ target }) => change(side, target.value)}
                aria-invalid={isWrong || undefined}
                className="control w-24 text-right tabular-nums"
              />
              cm
            </span>
            <span className={`mt-1 block text-12 ${isWrong ? 'text-danger' : 'text-ink-2'}`}>{texts.range(min / 10, max / 10)}</span>
          </label>
        );
      })}
    </div>
  );
}

function Sheets({ found: { sheets, left_out } }: { found: GangSheets }) {
  const pieces = sheets.reduce((sum, sheet) => sum + sheet.pieces.length, 0);
  const length = sheets.reduce((sum, sheet) => sum + sheet.length_mm, 0);
  return (
    <>
      {left_out.length === 0 ? null : (
        <p role="alert" className="mb-4 rounded-control border border-danger px-3 py-2.5 font-semibold text-danger">
          {texts.leftOut(left_out.map(({ line_number, side }) => `${line_number} ${side}`.trim()))}
        </p>
      )}
      <p className="mb-3 text-15 font-semibold tabular-nums">{texts.sum(sheets.length, pieces, length)}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sheets.map((sheet, index) => (
          <Section key={sheet.pieces[0]?.line_number} title={texts.sheet(index + 1, sheet.width_mm, sheet.length_mm, sheet.filled)}>
            <SheetPlan sheet={sheet} />
          </Section>
        ))}
      </div>
    </>
  );
}

/** The place of each piece; the numbers are those of its barcode. */
function SheetPlan({ sheet: { width_mm, length_mm, pieces } }: { sheet: GangSheets['sheets'][number] }) {
  return (
    <svg
      viewBox={`0 0 ${width_mm} ${length_mm}`}
      role="img"
      aria-label={texts.plan(pieces.length)}
      className="w-full border border-line bg-tile"
    >
      {pieces.map(({ line_number, side, x, y, width, height }) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} className="fill-ground stroke-ink-2" strokeWidth={1} />
          <text
            x={x + width / 2}
            y={y + height / 2}
            textAnchor="middle"
            className="fill-ink tabular-nums"
            fontSize={Math.min(16, width / 9)}
          >
            {line_number.slice(line_number.indexOf('-') + 1)}
          </text>
          <text x={x + width / 2} y={y + height / 2 + 20} textAnchor="middle" className="fill-ink-2" fontSize={Math.min(13, width / 9)}>
            {side}
          </text>
        </g>
      ))}
    </svg>
  );
}

function storedRoll(): Roll {
  const usual = { width_mm: rollRanges.width_mm.usual, length_mm: rollRanges.length_mm.usual };
  try {
    const stored: Partial<Roll> | null = JSON.parse(deviceStorage.getItem(rollKey) ?? 'null');
    const isGood = rollSides.every(
      (side) => Number(stored?.[side]) >= rollRanges[side].min && Number(stored?.[side]) <= rollRanges[side].max,
    );
    return isGood ? { ...usual, ...stored } : usual;
  } catch {
    return usual;
  }
}
