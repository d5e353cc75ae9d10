import { LiveFiguresHelp } from '#admin/nouns/live-figures/live-figures-help.tsx';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import type { TitleStyle } from '#rules/home/home-block.ts';
import { lineColours } from '#rules/home/line-colours.ts';
import { type PageBlock, partsOf } from '#rules/home/page/page-block.ts';
import { kindName } from '../block-name.ts';
import { Check } from '../field-parts.tsx';
import { homeTexts as texts } from '../texts.ts';
import { fieldOf } from './fields.tsx';
import { ItemsField } from './items-field.tsx';
import { LinkField } from './link-field.tsx';
import { TextsField } from './texts-field.tsx';
import { ThumbnailsForm } from './thumbnails-form.tsx';

interface Props {
  block: PageBlock;
  onChange: (block: PageBlock) => void;
  problems: readonly NamedProblem[];
}

/** A block's content, by the parts of its kind (rules/home/page/page-block.ts, blockParts). */
export function BlockForm({ block, onChange, problems }: Props) {
  const parts = partsOf(block);
  if (parts === null) return null;
  const set = (about: Partial<PageBlock>) => onChange({ ...block, ...about });
  const field = fieldOf(block, onChange, { problems, prefix: '' });
  const isWords = parts.text === 'words';
  const isTitled = isWords || block.is_title;
  return (
    <div className="space-y-5 p-4">
      <h3 tabIndex={-1} className="text-15 font-extrabold">
        {kindName(block)}
      </h3>
      <LiveFiguresHelp />
      {parts.text === 'heading' ? (
        <Check label={texts.isTitle} checked={block.is_title} onChange={(is_title) => set({ is_title })} />
      ) : null}
      {isTitled ? (
        <>
          <TextsField {...field('title')} label={isWords ? texts.words : texts.titleField} />
          {parts.text === 'heading' ? (
            <>
              <TextsField {...field('sub_title')} label={texts.subTitle} />
              <TextsField {...field('title_btn')} label={texts.button} />
            </>
          ) : null}
          <LinkField
            {...field('title_btn_url')}
            label={isWords ? texts.pictureUrl : texts.buttonUrl}
            hint={isWords ? texts.urlHint : texts.buttonUrlHint}
          />
          <StyleFields style={block.title_style} has={parts.style} onChange={(title_style) => set({ title_style })} />
        </>
      ) : null}
      {parts.thumbnails ? (
        <ThumbnailsForm
          parts={parts.thumbnails}
          thumbnails={block.thumbnails}
          onChange={(thumbnails) => set({ thumbnails })}
          problems={problems}
        />
      ) : null}
      {parts.items ? (
        <ItemsField
          {...field('items')}
          of={parts.items.of}
          isRanked={parts.items.isRanked}
          hint={parts.items.mayBeEmpty ? texts.reviewsHint : null}
        />
      ) : null}
    </div>
  );
}

function StyleFields({
  style,
  has,
  onChange,
}: {
  style: TitleStyle;
  has: readonly (keyof TitleStyle)[];
  onChange: (style: TitleStyle) => void;
}) {
  const colors = { color: texts.color, 'background-color': texts.ground } as const;
  // Of a line; a heading has the page's ink.
  const isLine = has.includes('background-color');
  const line = lineColours(isLine ? style : { 'background-color': '#FFFFFF', ...style });
  const shown = { color: line.color, 'background-color': line.ground };
  const set = (about: TitleStyle) =>
    onChange(Object.fromEntries(Object.entries({ ...style, ...about }).filter(([, value]) => value !== undefined)));
  return (
    <div className="flex flex-wrap items-end gap-4">
      {(['color', 'background-color'] as const)
        .filter((name) => has.includes(name))
        .map((name) => (
          <div key={name} className="flex items-center gap-2">
            <label className="flex items-center gap-2 font-semibold">
              {colors[name]}
              <input
                type="color"
                value={shown[name]}
                onChange={({ target }) => set({ [name]: target.value.toUpperCase() })}
                className="h-9 w-12 cursor-pointer rounded-control border border-line-strong bg-ground p-1"
              />
            </label>
            {style[name] === undefined ? (
              <span className="text-12 text-ink-2">{texts.noColor}</span>
            ) : (
              <button type="button" onClick={() => set({ [name]: undefined })} className="text-12 text-ink-2 underline hover:text-ink">
                {texts.noColor}
              </button>
            )}
          </div>
        ))}
      {isLine && !line.isReadable ? <p className="basis-full text-12 text-warning">{texts.faintLine}</p> : null}
      {has.includes('text-align') ? (
        <label className="flex items-center gap-2 font-semibold">
          {texts.align}
          <select
            value={style['text-align'] ?? 'center'}
            onChange={({ target }) => set({ 'text-align': target.value === 'left' ? 'left' : 'center' })}
            className="control"
          >
            <option value="center">{texts.alignCenter}</option>
            <option value="left">{texts.alignLeft}</option>
          </select>
        </label>
      ) : null}
    </div>
  );
}
