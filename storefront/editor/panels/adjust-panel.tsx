import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowRight,
  ArrowUp,
  BringToFront,
  Copy,
  Group,
  Lock,
  LockOpen,
  Maximize,
  Minus,
  Plus,
  Replace,
  RotateCcw,
  RotateCw,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { bounds } from '#rules/design/box-geometry.ts';
import { unitsOf } from '#rules/design/editing/layer-groups.ts';
import type { LayerCommand } from '#rules/design/editor-commands.ts';
import { sizeLimits } from '#rules/design/placement.ts';
import type { GraphicUsage } from '#rules/design/usage/graphic-usage.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { layerName } from '../document/editor-state.ts';
import { useEditor, useSelection } from '../editor-context.tsx';
import { PicturePanel } from '../picture/picture-panel.tsx';
import { editorTexts } from '../texts.ts';
import { PrintAdvice } from './print-advice.tsx';

const steps = [0.1, 1, 10] as const;

/** Buttons, sliders and fields in mm for every drag and pinch of what is selected, one or several (WCAG 2.5.1, 2.5.7). */
export function AdjustPanel() {
  const { store, duplicate, startReplacing } = useEditor();
  const { layers, box, only, graphic, image } = useSelection();
  const { text, name } = useLanguage();
  const area = store.area();
  if (layers.length === 0 || !area) return null;
  const run = (command: LayerCommand) => store.command(command);
  const isLocked = layers.every((layer) => layer.isLocked);
  const isGrouped = layers.some((layer) => layer.group !== undefined);
  const units = unitsOf(layers);
  const edge = bounds(box);
  const several = text(editorTexts.several, { count: layers.length });
  return (
    <div className="space-y-5 p-4">
      <div>
        <h2 className="truncate text-15 font-extrabold">
          {only
            ? (layerName(only, graphic, name) ??
              text(only.pictureId === undefined ? editorTexts.missingGraphic : editorTexts.missingPicture))
            : several}
        </h2>
        {graphic ? (
          <p className="truncate text-13 text-ink-2">
            <Name of={graphic.artist.name} />
          </p>
        ) : null}
        {only && image ? <PrintAdvice layer={only} image={image} area={area} /> : null}
        {only?.pictureId !== undefined && image ? <PicturePanel key={only.key} layer={only} image={image} /> : null}
      </div>
      <fieldset disabled={isLocked} className="min-w-0 space-y-5 disabled:opacity-30">
        <SizeRow width={box.width} height={box.height} area={area} usage={graphic} run={run} />
        <div className="grid grid-cols-2 gap-x-3 gap-y-2">
          <MmRow label={text(editorTexts.fromLeft)} value={edge.left} onChange={(mm) => run({ do: 'left', mm })} isSigned />
          <MmRow label={text(editorTexts.fromTop)} value={edge.top} onChange={(mm) => run({ do: 'top', mm })} isSigned />
        </div>
        {graphic?.is_turnable === false ? null : (
          <Row label={text(editorTexts.rotation)}>
            {only ? (
              <MmField
                label={text(editorTexts.degrees)}
                value={only.rotation}
                onChange={(degrees) => run({ do: 'turn-to', degrees })}
                isSigned
              />
            ) : null}
            <Tool label={text(editorTexts.turnLeft)} onPress={() => run({ do: 'turn', by: -15 })} icon={<RotateCcw size={18} />} />
            <Tool
              label={text(editorTexts.turnReset)}
              onPress={() => run({ do: 'turn-to', degrees: 0 })}
              icon={<span className="text-13 font-semibold">0°</span>}
            />
            <Tool label={text(editorTexts.turnRight)} onPress={() => run({ do: 'turn', by: 15 })} icon={<RotateCw size={18} />} />
          </Row>
        )}
        <PositionPad run={run} />
        <AlignRow units={units.length} run={run} />
      </fieldset>
      <div className="grid grid-cols-4 gap-1.5">
        {[
          { label: editorTexts.fit, short: editorTexts.toolFit, icon: Maximize, act: () => store.toggleFit() },
          { label: editorTexts.duplicate, short: editorTexts.duplicate, icon: Copy, act: duplicate },
          { label: editorTexts.front, short: editorTexts.toolFront, icon: BringToFront, act: () => run({ do: 'z', move: 'front' }) },
          { label: editorTexts.back, short: editorTexts.toolBack, icon: SendToBack, act: () => run({ do: 'z', move: 'back' }) },
          ...(graphic && only
            ? [{ label: editorTexts.replace, short: editorTexts.toolReplace, icon: Replace, act: () => startReplacing(only.key) }]
            : []),
          ...(layers.length > 1 && !isGrouped
            ? [{ label: editorTexts.group, short: editorTexts.grouped, icon: Group, act: () => store.group() }]
            : []),
          ...(isGrouped
            ? [{ label: editorTexts.ungroup, short: editorTexts.ungroup, icon: Ungroup, act: () => run({ do: 'ungroup' }) }]
            : []),
          isLocked
            ? { label: editorTexts.unlock, short: editorTexts.unlock, icon: LockOpen, act: () => store.toggleLock() }
            : { label: editorTexts.lock, short: editorTexts.lock, icon: Lock, act: () => store.toggleLock() },
          { label: editorTexts.remove, short: editorTexts.remove, icon: Trash2, act: () => run({ do: 'remove' }) },
        ].map(({ label, short, icon: Drawing, act }) => (
          <Tool key={label.en} label={text(label)} short={text(short)} onPress={act} icon={<Drawing size={18} />} />
        ))}
      </div>
    </div>
  );
}

const alignments = [
  { edge: 'left', label: editorTexts.alignLeft, icon: AlignStartVertical },
  { edge: 'centre', label: editorTexts.alignCentre, icon: AlignCenterVertical },
  { edge: 'right', label: editorTexts.alignRight, icon: AlignEndVertical },
  { edge: 'top', label: editorTexts.alignTop, icon: AlignStartHorizontal },
  { edge: 'middle', label: editorTexts.alignMiddle, icon: AlignCenterHorizontal },
  { edge: 'bottom', label: editorTexts.alignBottom, icon: AlignEndHorizontal },
] as const;

/** Aligns to the area, or several layers to each other; three or more can get equal gaps. */
function AlignRow({ units, run }: { units: number; run: Run }) {
  const text = useText();
  const [wanted, setWanted] = useState<'area' | 'each-other'>('each-other');
  const to = units > 1 ? wanted : 'area';
  return (
    <div>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-2">
        <span className="text-13 font-semibold">{text(editorTexts.align)}</span>
        {units > 1 ? (
          <Choice
            label={text(editorTexts.align)}
            value={to}
            onChange={setWanted}
            choices={[
              { value: 'each-other', label: text(editorTexts.alignEach) },
              { value: 'area', label: text(editorTexts.alignArea) },
            ]}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-6 gap-1.5">
        {alignments.map(({ edge, label, icon: Drawing }) => (
          <Tool key={edge} label={text(label)} onPress={() => run({ do: 'align', edge, to })} icon={<Drawing size={18} />} />
        ))}
      </div>
      {units > 2 ? (
        <div className="mt-1.5 grid grid-cols-2 gap-1.5">
          <Tool
            label={text(editorTexts.distributeX)}
            short={text(editorTexts.distributeX)}
            onPress={() => run({ do: 'distribute', axis: 'x' })}
            icon={<AlignHorizontalDistributeCenter size={18} />}
          />
          <Tool
            label={text(editorTexts.distributeY)}
            short={text(editorTexts.distributeY)}
            onPress={() => run({ do: 'distribute', axis: 'y' })}
            icon={<AlignVerticalDistributeCenter size={18} />}
          />
        </div>
      ) : null}
    </div>
  );
}

type Run = (command: LayerCommand) => void;
type SizeProps = {
  width: number;
  height: number;
  area: NonNullable<ReturnType<ReturnType<typeof useEditor>['store']['area']>>;
  /** The usage rules of a single graphic. */
  usage: Partial<GraphicUsage> | null | undefined;
  run: Run;
};

function SizeRow({ width, height, area, usage, run }: SizeProps) {
  const text = useText();
  const id = useId();
  const { smallest, largest } = sizeLimits(area);
  const longer = Math.max(width, height) / width;
  // The slider ends where most sizes are; the number field accepts larger ones.
  const end = Math.min(largest / longer, Math.max(area.widthMm * 1.2, width), usage?.most_width_mm ?? Number.POSITIVE_INFINITY);
  const change = (mm: number) => (Number.isFinite(mm) && mm > 0 ? run({ do: 'width', mm }) : undefined);
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-13 font-semibold">
          {text(editorTexts.widthMm)}
        </label>
        <span className="flex items-center gap-1.5">
          <MmField id={id} value={width} onChange={change} />
          <span aria-hidden="true">×</span>
          <MmField label={text(editorTexts.height)} value={height} onChange={(mm) => change((mm * width) / height)} />
        </span>
      </div>
      <div className="flex items-center gap-1.5">
        <Tool label={text(editorTexts.smaller)} onPress={() => run({ do: 'scale', factor: 1 / 1.1 })} icon={<Minus size={18} />} />
        <input
          type="range"
          aria-label={text(editorTexts.width)}
          aria-valuetext={text(editorTexts.size, { width: Math.round(width), height: Math.round(height) })}
          min={Math.max(Math.ceil(smallest / longer), usage?.least_width_mm ?? 0)}
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

type MmProps = { value: number; onChange: (value: number) => void; isSigned?: boolean } & (
  | { id: string; label?: never }
  | { label: string; id?: never }
);

/** A number field that commits on finish, so half-typed numbers change nothing. */
function MmField({ id, label, value, onChange, isSigned = false }: MmProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = () => {
    if (draft !== null && draft.trim() !== '' && Number.isFinite(Number(draft))) onChange(Number(draft));
    setDraft(null);
  };
  return (
    <input
      id={id}
      aria-label={label}
      inputMode={isSigned ? 'text' : 'decimal'}
      value={draft ?? String(Math.round(value * 10) / 10)}
      onChange={(event) => setDraft(event.target.value.replace(isSigned ? /[^-0-9.]/g : /[^0-9.]/g, ''))}
      onBlur={take}
      onKeyDown={(event) => (event.key === 'Enter' ? take() : undefined)}
      className="min-h-9 w-16 rounded-control border border-line px-2 text-right text-15 tabular-nums hover:border-ink-2"
    />
  );
}

export function MmRow({ label, ...field }: { label: string; value: number; onChange: (value: number) => void; isSigned?: boolean }) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-2">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      <MmField id={id} {...field} />
    </div>
  );
}

type ChoiceProps<Value> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A choice between a few options side by side. */
export function Choice<Value extends string | number>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className="min-w-0 flex rounded-control bg-tile p-0.5">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={cx(
            'min-h-8 rounded-control px-2.5 text-12 font-semibold tabular-nums',
            choice.value === value ? 'bg-ground text-ink' : 'text-ink-2',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
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
        <Choice
          label={text(editorTexts.step)}
          value={step}
          onChange={setStep}
          choices={steps.map((mm) => ({ value: mm, label: text(editorTexts.stepMm, { mm }) }))}
        />
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

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-13 font-semibold">{label}</span>
      <span className="flex items-center gap-1.5">{children}</span>
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
