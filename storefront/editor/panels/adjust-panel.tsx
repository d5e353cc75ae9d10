import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  ArrowDown,
  ArrowRight,
  ArrowUp,
  BringToFront,
  Copy,
  Maximize,
  Minus,
  Plus,
  Replace,
  RotateCcw,
  RotateCw,
  SendToBack,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import type { LayerCommand } from '#rules/design/editor-commands.ts';
import { sizeLimits } from '#rules/design/placement.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useEditor, useSelection } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { PrintAdvice } from './print-advice.tsx';

const steps = [0.1, 1, 10] as const;

/** Buttons, sliders and number fields for every drag and pinch: size, rotation, position, order (WCAG 2.5.1, 2.5.7). */
export function AdjustPanel() {
  const { store, duplicate, remove, startReplacing } = useEditor();
  const { layer, graphic } = useSelection();
  const { text, name } = useLanguage();
  const area = store.area();
  if (!layer || !area) return <p className="p-4 py-8 text-center text-15 text-ink-2">{text(editorTexts.nothingSelected)}</p>;
  const run = (command: LayerCommand) => store.command(layer.key, command);
  return (
    <div className="space-y-5 p-4">
      <div>
        <h2 className="truncate text-15 font-extrabold">{graphic ? name(graphic.name) : text(editorTexts.missingGraphic)}</h2>
        {graphic ? (
          <p className="truncate text-13 text-ink-2">
            <Name of={graphic.artist.name} />
          </p>
        ) : null}
        {graphic ? <PrintAdvice layer={layer} graphic={graphic} area={area} /> : null}
      </div>
      <SizeRow width={layer.width} height={layer.height} area={area} run={run} />
      <div>
        <Row label={text(editorTexts.rotation)} value={`${Math.round(layer.rotation)}°`}>
          <Tool label={text(editorTexts.turnLeft)} onPress={() => run({ do: 'turn', by: -15 })} icon={<RotateCcw size={18} />} />
          <Tool
            label={text(editorTexts.turnReset)}
            onPress={() => run({ do: 'turn-to', degrees: 0 })}
            icon={<span className="text-13 font-semibold">0°</span>}
          />
          <Tool label={text(editorTexts.turnRight)} onPress={() => run({ do: 'turn', by: 15 })} icon={<RotateCw size={18} />} />
        </Row>
      </div>
      <PositionPad run={run} />
      <div className="grid grid-cols-4 gap-1.5">
        {[
          {
            label: editorTexts.centreX,
            short: editorTexts.toolCentreX,
            icon: AlignCenterVertical,
            act: () => run({ do: 'centre', axis: 'x' }),
          },
          {
            label: editorTexts.centreY,
            short: editorTexts.toolCentreY,
            icon: AlignCenterHorizontal,
            act: () => run({ do: 'centre', axis: 'y' }),
          },
          { label: editorTexts.fit, short: editorTexts.toolFit, icon: Maximize, act: () => store.toggleFit(layer.key) },
          { label: editorTexts.duplicate, short: editorTexts.duplicate, icon: Copy, act: () => duplicate(layer.key) },
          { label: editorTexts.front, short: editorTexts.toolFront, icon: BringToFront, act: () => run({ do: 'z', move: 'front' }) },
          { label: editorTexts.back, short: editorTexts.toolBack, icon: SendToBack, act: () => run({ do: 'z', move: 'back' }) },
          { label: editorTexts.replace, short: editorTexts.toolReplace, icon: Replace, act: () => startReplacing(layer.key) },
          { label: editorTexts.remove, short: editorTexts.remove, icon: Trash2, act: () => remove(layer.key) },
        ].map(({ label, short, icon: Drawing, act }) => (
          <Tool key={label.en} label={text(label)} short={text(short)} onPress={act} icon={<Drawing size={18} />} />
        ))}
      </div>
    </div>
  );
}

type Run = (command: LayerCommand) => void;
type SizeProps = { width: number; height: number; area: NonNullable<ReturnType<ReturnType<typeof useEditor>['store']['area']>>; run: Run };

function SizeRow({ width, height, area, run }: SizeProps) {
  const text = useText();
  const id = useId();
  const { smallest, largest } = sizeLimits(area);
  const longer = Math.max(width, height) / width;
  // The slider ends where most sizes are; the number field accepts larger ones.
  const end = Math.min(largest / longer, Math.max(area.widthMm * 1.2, width));
  const change = (mm: number) => (Number.isFinite(mm) && mm > 0 ? run({ do: 'width', mm }) : undefined);
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-13 font-semibold">
          {text(editorTexts.widthMm)}
        </label>
        <MmField id={id} value={width} onChange={change} />
      </div>
      <div className="flex items-center gap-1.5">
        <Tool label={text(editorTexts.smaller)} onPress={() => run({ do: 'scale', factor: 1 / 1.1 })} icon={<Minus size={18} />} />
        <input
          type="range"
          aria-label={text(editorTexts.width)}
          aria-valuetext={text(editorTexts.size, { width: Math.round(width), height: Math.round(height) })}
          min={Math.ceil(smallest / longer)}
          max={Math.round(end)}
          step={1}
          value={Math.round(width)}
          onChange={(event) => change(event.target.valueAsNumber)}
          className="h-11 min-w-0 flex-1 accent-ink"
        />
        <Tool label={text(editorTexts.larger)} onPress={() => run({ do: 'scale', factor: 1.1 })} icon={<Plus size={18} />} />
      </div>
    </div>
  );
}

/** A number field that commits on finish, so half-typed numbers change nothing. */
function MmField({ id, value, onChange }: { id: string; value: number; onChange: (mm: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = () => {
    if (draft !== null) onChange(Number(draft));
    setDraft(null);
  };
  return (
    <input
      id={id}
      inputMode="decimal"
      value={draft ?? String(Math.round(value * 10) / 10)}
      onChange={(event) => setDraft(event.target.value.replace(/[^0-9.]/g, ''))}
      onBlur={take}
      onKeyDown={(event) => (event.key === 'Enter' ? take() : undefined)}
      className="min-h-9 w-20 rounded-control border border-line px-3 text-right text-15 tabular-nums hover:border-ink-2"
    />
  );
}

function PositionPad({ run }: { run: Run }) {
  const text = useText();
  const [step, setStep] = useState<(typeof steps)[number]>(1);
  const nudge = (dx: number, dy: number) => run({ do: 'nudge', dx: dx * step, dy: dy * step });
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <span className="text-13 font-semibold">{text(editorTexts.position)}</span>
        <fieldset aria-label={text(editorTexts.step)} className="min-w-0 flex rounded-control bg-tile p-0.5">
          {steps.map((mm) => (
            <button
              key={mm}
              type="button"
              aria-pressed={mm === step}
              onClick={() => setStep(mm)}
              className={cx(
                'min-h-8 rounded-control px-2.5 text-12 font-semibold tabular-nums',
                mm === step ? 'bg-ground text-ink' : 'text-ink-2',
              )}
            >
              {text(editorTexts.stepMm, { mm })}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="grid grid-cols-4 gap-1.5">
        <Tool label={text(editorTexts.moveLeft)} onPress={() => nudge(-1, 0)} icon={<Icon name="arrow-left" size={18} />} />
        <Tool label={text(editorTexts.moveUp)} onPress={() => nudge(0, -1)} icon={<ArrowUp size={18} />} />
        <Tool label={text(editorTexts.moveDown)} onPress={() => nudge(0, 1)} icon={<ArrowDown size={18} />} />
        <Tool label={text(editorTexts.moveRight)} onPress={() => nudge(1, 0)} icon={<ArrowRight size={18} />} />
      </div>
    </div>
  );
}

function Row({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-13 font-semibold">
        {label} <span className="ml-1 font-normal text-ink-2 tabular-nums">{value}</span>
      </span>
      <span className="flex gap-1.5">{children}</span>
    </div>
  );
}

type ToolProps = {
  label: string /** Text below the icon; part of the label. */;
  short?: string;
  icon: ReactNode;
  onPress: () => void;
};

function Tool({ label, short, icon, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={cx(
        'inline-flex min-w-11 flex-col items-center justify-center gap-1 rounded-control bg-tile hover:bg-line',
        short === undefined ? 'h-11' : 'min-h-14 py-1.5',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      {short === undefined ? null : <span className="text-12 leading-tight">{short}</span>}
    </button>
  );
}
