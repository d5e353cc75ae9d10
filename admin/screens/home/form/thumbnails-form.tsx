import { arrayMove } from '@dnd-kit/sortable';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { PictureInput } from '#admin/kit/fields/pictures/picture-input.tsx';
import { SortableRows, useSortableRow } from '#admin/kit/fields/sortable-rows.tsx';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import type { BlockParts } from '#rules/home/home-block.ts';
import { mostLabels, mostThumbnails, newThumbnail, noTexts, type PageLabel, type PageThumbnail } from '#rules/home/page/page-block.ts';
import { keepsBack } from '#rules/home/page/page-problems.ts';
import { Problems } from '../field-parts.tsx';
import { homeTexts as texts } from '../texts.ts';
import { ColorInput, FormField, fieldOf } from './fields.tsx';
import { ItemsField } from './items-field.tsx';
import { LinkField } from './link-field.tsx';
import { TextsField } from './texts-field.tsx';

type Parts = NonNullable<BlockParts['thumbnails']>;

interface Props {
  parts: Parts;
  thumbnails: PageThumbnail[];
  onChange: (thumbnails: PageThumbnail[]) => void;
  problems: readonly NamedProblem[];
}

/** A block's images or tags in order. */
export function ThumbnailsForm({ parts, thumbnails, onChange, problems }: Props) {
  const words =
    parts.are === 'tags'
      ? { title: texts.tags, add: texts.addTag, each: texts.tag }
      : { title: texts.pictures, add: texts.addPicture, each: texts.picture };
  const most = parts.are === 'icon' ? 1 : mostThumbnails;
  const nameOf = (index: number) => (parts.are === 'icon' ? texts.icon : words.each(index + 1));
  return (
    <fieldset aria-label={parts.are === 'icon' ? texts.icon : words.title} className="space-y-2">
      <h4 className="font-semibold">{parts.are === 'icon' ? texts.icon : words.title}</h4>
      <SortableRows
        keys={thumbnails.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(from, to) => onChange(arrayMove(thumbnails, from, to))}
      >
        {thumbnails.map((thumbnail, index) => (
          <ThumbnailCard
            key={thumbnail.key}
            name={nameOf(index)}
            parts={parts}
            thumbnail={thumbnail}
            onChange={(changed) => onChange(thumbnails.with(index, changed))}
            onRemove={() => onChange(thumbnails.toSpliced(index, 1))}
            problems={problems}
            isAlone={thumbnails.length === 1}
          />
        ))}
      </SortableRows>
      {thumbnails.length >= most ? null : (
        <Button onClick={() => onChange([...thumbnails, newThumbnail(crypto.randomUUID())])}>
          <Plus aria-hidden="true" size={14} />
          {parts.are === 'icon' ? texts.addIcon : words.add}
        </Button>
      )}
      <Problems problems={problems.filter((problem) => problem.field === 'thumbnails')} />
    </fieldset>
  );
}

interface CardProps {
  name: string;
  parts: Parts;
  thumbnail: PageThumbnail;
  onChange: (thumbnail: PageThumbnail) => void;
  onRemove: () => void;
  problems: readonly NamedProblem[];
  isAlone: boolean;
}

function ThumbnailCard({ name, parts, thumbnail, onChange, onRemove, problems, isAlone }: CardProps) {
  const field = `thumbnails.${thumbnail.key}`;
  const prefix = `${field}.`;
  const kept = problems.filter((problem) => problem.field.startsWith(prefix) && keepsBack(problem));
  const set = (about: Partial<PageThumbnail>) => onChange({ ...thumbnail, ...about });
  const place = { problems, prefix };
  const own = fieldOf(thumbnail, onChange, place);
  const { row, handle, steps } = useSortableRow(thumbnail.key, name);
  return (
    <div {...row} className="flex items-start rounded-control border border-line bg-raised">
      <span className="flex min-h-11 items-center">{handle}</span>
      <details data-field={field} open={isAlone} className="min-w-0 flex-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3">
          <span className="min-w-0 flex-1 truncate font-semibold">
            {name}
            {thumbnail.title.ko ? <span className="ml-2 font-normal text-ink-2">{thumbnail.title.ko}</span> : null}
          </span>
          {kept.length > 0 ? <Badge tone="warning">{texts.missing(kept.length)}</Badge> : null}
          <ChevronDown aria-hidden="true" size={15} className="text-ink-2 [details[open]_&]:rotate-180" />
        </summary>
        <div className="space-y-4 border-t border-line p-3">
          {parts.src === 'none' ? null : (
            <FormField label={texts.pictures} hint={null} field={`${prefix}thumbnail_src`} problems={problems}>
              <PictureInput
                value={thumbnail.thumbnail_src}
                label={name}
                onChange={(thumbnail_src, chosen) =>
                  set({
                    ...{ thumbnail_src, thumbnail_width: chosen?.width ?? null, thumbnail_height: chosen?.height ?? null },
                    thumbnail_alt: { ...noTexts, ...chosen?.alt },
                  })
                }
              />
            </FormField>
          )}
          {parts.title === 'none' ? null : <TextsField {...own('title')} label={texts.titleField} />}
          {parts.content === 'none' ? null : <TextsField {...own('content')} label={texts.content} rows={2} />}
          {parts.url === 'none' ? null : <LinkField {...own('thumbnail_url')} label={texts.pictureUrl} hint={texts.urlHint} />}
          {parts.hasLabels ? <LabelsField labels={thumbnail.labels} onChange={(labels) => set({ labels })} {...place} /> : null}
          {parts.items ? <ItemsField {...own('items')} of={parts.items} isRanked={false} hint={null} /> : null}
          <Button look="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={14} />
            {texts.remove}
          </Button>
        </div>
      </details>
      <span className="flex min-h-11 items-center">{steps}</span>
    </div>
  );
}

interface LabelsProps {
  labels: PageLabel[];
  onChange: (labels: PageLabel[]) => void;
  problems: readonly NamedProblem[];
  prefix: string;
}

/** Labels are identified by position, up to the maximum. */
const places = Array.from({ length: mostLabels }, (_, index) => `label ${index}`);

/** The coloured labels on an image. */
function LabelsField({ labels, onChange, problems, prefix }: LabelsProps) {
  return (
    <fieldset aria-label={texts.labels} className="space-y-3">
      <p aria-hidden="true" className="font-semibold">
        {texts.labels}
      </p>
      {labels.map((label, index) => (
        <div key={places[index]} className="space-y-2 rounded-control bg-tile p-2.5">
          <TextsField
            problems={problems}
            prefix={prefix}
            name={`labels.${index}`}
            label={texts.label(index + 1)}
            value={label.text}
            onChange={(text) => onChange(labels.with(index, { ...label, text }))}
          />
          <div className="flex flex-wrap items-center gap-3">
            <ColorInput
              label={texts.ground}
              value={label.background_color}
              onChange={(background_color) => onChange(labels.with(index, { ...label, background_color }))}
            />
            <ColorInput
              label={texts.color}
              value={label.text_color}
              onChange={(text_color) => onChange(labels.with(index, { ...label, text_color }))}
            />
            <Button look="quiet" onClick={() => onChange(labels.toSpliced(index, 1))}>
              <Trash2 aria-hidden="true" size={14} />
              {texts.remove}
            </Button>
          </div>
        </div>
      ))}
      {labels.length >= mostLabels ? null : (
        <Button onClick={() => onChange([...labels, { text: noTexts, background_color: '#141412', text_color: '#FFFFFF' }])}>
          <Plus aria-hidden="true" size={14} />
          {texts.addLabel}
        </Button>
      )}
    </fieldset>
  );
}
