import { useEffect, useRef, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import type { TextLayer } from '#rules/design/custom-design.ts';
import { cleanWords, type DesignText, isPrintable, TEXT_LETTERS_MAX, textAligns, textRanges } from '#rules/design/text/design-text.ts';
import { letterSizeMm } from '#rules/design/text/lay-out-text.ts';
import { useShaped, useTextOutline } from '#storefront/nouns/text/text-shapes.ts';
import { useStore } from '#ui/store.ts';
import { useEditor } from '../editor-context.tsx';
import { Choice, MmRow } from '../panels/adjust-panel.tsx';
import { FontList } from './font-list.tsx';
import { InkChoice } from './ink-choice.tsx';
import { textToolTexts } from './texts.ts';
import { useInks } from './use-inks.ts';
import { useTextEdit } from './use-text-edit.ts';
import { writing } from './writing.ts';

/** The words of a text and all its settings. */
export function TextPanel({ layer }: { layer: TextLayer }) {
  const text = useText();
  const edit = useTextEdit(layer);
  const written = useStore(writing);
  const outline = useTextOutline(layer.text);
  const inks = useInks();
  // What is being changed counts already: a slider follows the hand.
  const now = written?.key === layer.key ? written.text : layer.text;
  return (
    <fieldset disabled={layer.isLocked === true} className="min-w-0 space-y-5 p-4 disabled:opacity-30">
      <WordsField key={layer.key} layer={layer} edit={edit} />
      <FontList text={now} onChoose={(font) => edit({ font })} />
      <InkChoice label={text(textToolTexts.color)} value={now.color} inks={inks} onChoose={(color) => edit({ color })} />
      {outline && outline.width > 0 ? (
        <MmRow
          label={text(textToolTexts.letterSize)}
          value={letterSizeMm(outline, layer.width)}
          onChange={(mm) => (mm > 0 ? edit({}, mm) : undefined)}
        />
      ) : null}
      <div className="flex items-center justify-between gap-2">
        <span className="text-13 font-semibold">{text(textToolTexts.align)}</span>
        <Choice
          label={text(textToolTexts.align)}
          value={now.align}
          onChange={(align) => edit({ align })}
          choices={textAligns.map((value) => ({ value, label: text(textToolTexts[value]) }))}
        />
      </div>
      <Slider part="arc" step={5} said={(value) => `${value}°`} {...{ now, edit }} />
      <Slider part="spacing" step={0.01} said={percent} {...{ now, edit }} />
      <Slider part="lineHeight" step={0.05} said={percent} {...{ now, edit }} />
      <InkChoice
        label={text(textToolTexts.outline)}
        value={now.outlineColor}
        inks={inks}
        onChoose={(outlineColor) => edit({ outlineColor })}
        onNone={() => edit({ outlineColor: null })}
      />
      {now.outlineColor === null ? null : <Slider part="outlineWidth" step={0.01} said={percent} {...{ now, edit }} />}
    </fieldset>
  );
}

type Edit = ReturnType<typeof useTextEdit>;

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** The words of a text, in lines. Typed words are shown on the garment at once; an empty text is removed when the field is left. */
function WordsField({ layer, edit }: { layer: TextLayer; edit: Edit }) {
  const { store, typingKey, startTyping } = useEditor();
  const text = useText();
  const { words, font } = layer.text;
  const [draft, setDraft] = useState(words);
  const known = useRef(words);
  // Changed elsewhere, by undo or another field.
  if (known.current !== words) {
    known.current = words;
    if (cleanWords(draft) !== words && !writing.read()) setDraft(words);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (typingKey !== layer.key) return;
    startTyping(null);
    field.current?.focus();
    field.current?.select();
  }, [typingKey, layer.key, startTyping]);
  const clean = cleanWords(draft);
  const missing = useShaped(isPrintable(clean) ? clean : words, font)?.missing ?? [];
  return (
    <label className="block text-13 font-semibold">
      <span className="flex justify-between">
        {text(textToolTexts.words)}
        <span className="text-12 font-normal text-ink-2 tabular-nums">
          {text(textToolTexts.lettersLeft, { count: [...draft].length, limit: TEXT_LETTERS_MAX })}
        </span>
      </span>
      <textarea
        ref={field}
        rows={Math.min(4, Math.max(2, draft.split('\n').length))}
        value={draft}
        maxLength={TEXT_LETTERS_MAX}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = cleanWords(target.value);
          if (isPrintable(next)) edit({ words: next });
        }}
        onKeyDown={({ key, currentTarget }) => (key === 'Escape' ? currentTarget.blur() : undefined)}
        onBlur={() => (cleanWords(draft) === '' ? store.commandOne(layer.key, { do: 'remove' }) : undefined)}
        className="mt-2 block w-full rounded-control border border-line bg-ground px-3 py-2 text-15 font-normal hover:border-ink-2"
      />
      {missing.length > 0 ? (
        <span role="status" className="mt-1 block text-12 font-normal text-danger">
          {text(textToolTexts.missing, { letters: missing.join(' ') })}
        </span>
      ) : null}
    </label>
  );
}

type SliderProps = {
  part: keyof typeof textRanges;
  now: DesignText;
  step: number;
  said: (value: number) => string;
  edit: Edit;
};

const labels: Readonly<Record<keyof typeof textRanges, Message>> = {
  spacing: textToolTexts.spacing,
  lineHeight: textToolTexts.lineHeight,
  outlineWidth: textToolTexts.outlineWidth,
  arc: textToolTexts.arc,
};

function Slider({ part, now, step, said, edit }: SliderProps) {
  const text = useText();
  const { least, most } = textRanges[part];
  return (
    <label className="flex items-center gap-3 text-13 font-semibold">
      <span className="w-20 shrink-0">{text(labels[part])}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={now[part]}
        aria-valuetext={said(now[part])}
        onChange={({ target }) => edit({ [part]: target.valueAsNumber })}
        className="h-11 min-w-0 flex-1 accent-ink"
      />
      <output className="w-11 shrink-0 text-right font-normal tabular-nums">{said(now[part])}</output>
    </label>
  );
}
