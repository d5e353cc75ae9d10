import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { formatWon } from '#rules/money/money.ts';
import { cx } from '#ui/class-names.ts';
import { colorForFrame, colorsOf } from '../document/garment.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** Frame, colour and sides. Changing frame or colour clears the design after a confirmation (specification 4.32). */
export function GarmentPanel() {
  const { product, requestGarment } = useEditor();
  const { history } = useEditorState();
  const { text, name } = useLanguage();
  const { frameId, colorId } = history.present;
  const colors = colorsOf(product, frameId);
  const color = colors.find((each) => each.id === colorId);
  return (
    <div className="space-y-6 p-4">
      {product.frames.length > 1 ? (
        <fieldset>
          <legend className="mb-2 text-13 font-semibold">{text(editorTexts.frame)}</legend>
          <div className="flex flex-wrap gap-2">
            {product.frames.map((frame) => (
              <label
                key={frame.id}
                data-on={frame.id === frameId || undefined}
                className="inline-flex min-h-target cursor-pointer items-center rounded-full border border-line px-4 text-15 font-semibold data-on:border-ink data-on:bg-ink data-on:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name="editor-frame"
                  className="sr-only"
                  checked={frame.id === frameId}
                  onChange={() => requestGarment(frame.id, colorForFrame(product, frame.id, colorId) ?? colorId)}
                />
                <Name of={frame.name} />
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset>
        <legend className="mb-2 text-13 font-semibold">
          {text(editorTexts.color)} <span className="font-normal text-ink-2">{color ? name(color.name) : ''}</span>
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(11),1fr))] justify-items-start gap-y-1">
          {colors.map((each) => (
            <label
              key={each.id}
              className="relative flex size-target cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="editor-color"
                className="peer sr-only"
                checked={each.id === colorId}
                disabled={each.isSoldOut && each.id !== colorId}
                onChange={() => requestGarment(frameId, each.id)}
              />
              <span
                aria-hidden="true"
                className={cx(
                  'size-8 rounded-full border border-line ring-offset-2 ring-offset-ground peer-checked:ring-2 peer-checked:ring-ink',
                  each.isSoldOut && 'opacity-35',
                )}
                style={{ backgroundColor: each.hex }}
              />
              {each.isSoldOut ? <span aria-hidden="true" className="absolute h-px w-9 rotate-45 bg-ink-2" /> : null}
              <span className="sr-only">
                {each.isSoldOut ? text(editorTexts.soldOutColor, { name: name(each.name) }) : name(each.name)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <SidePrices />
    </div>
  );
}

/** The print price of each side. Sides are selected on the stage. */
function SidePrices() {
  const { product } = useEditor();
  const { history } = useEditorState();
  const { text, locale } = useLanguage();
  return (
    <div>
      <h2 className="mb-1 text-13 font-semibold">{text(editorTexts.sides)}</h2>
      <ul className="divide-y divide-line">
        {product.mockup_groups.map((group) => {
          const count = history.present.sides.find((side) => side.mockupGroupId === group.id)?.layers.length ?? 0;
          return (
            <li key={group.id} className="flex items-center justify-between py-2.5 text-15">
              <span className={count > 0 ? 'font-semibold' : undefined}>
                <Name of={group.name} />
                {count > 0 ? <span className="ml-2 text-13 text-accent tabular-nums">{count}</span> : null}
              </span>
              <span className="text-13 text-ink-2 tabular-nums">+{formatWon(group.price, locale)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
