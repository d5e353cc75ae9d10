import { Badge } from '#admin/kit/badge.tsx';
import type { Field } from '#admin/kit/fields/field.ts';
import { fieldValue, isNumeric } from '#admin/kit/fields/field-value.tsx';
import { day, nothing } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { usePicksOf } from '#admin/kit/pick/use-picks.ts';
import { contentFields } from '#admin/nouns/content/fields.ts';
import { kindTexts } from '#admin/nouns/content/kinds.ts';
import { shopNow } from '#client/shop-clock.ts';
import type { ContentRow } from '#contract/rest/admin/content/contents.ts';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { contentTexts as texts } from './texts.ts';
import { nameOf, pictureOf, standingOf } from './values.ts';

/** A kind's list columns: the name, then those of its texts. */
export function columnsOf(kind: ContentKindName): readonly DeclaredColumn<ContentRow>[] {
  const fields = contentFields(kind);
  return [
    {
      id: 'name',
      header: fields[kindOf(kind).name]?.label ?? '',
      className: 'min-w-40 whitespace-normal',
      cell: ({ body, dead_links }) => {
        const src = pictureOf(kind, body);
        return (
          <>
            {src === null ? nameOf(kind, body) : <NamedPicture src={src} name={nameOf(kind, body)} />}
            {dead_links.length > 0 ? <Badge tone="warning">{texts.deadLinkShort}</Badge> : null}
          </>
        );
      },
    },
    ...kindTexts[kind].columns.map((id, index): DeclaredColumn<ContentRow> => {
      const from = index > 1 ? ({ from: 'md' } as const) : {};
      if (id === 'period') return { id, header: texts.period, cell: ({ body }) => <Period body={body} />, ...from };
      if (id === 'created_at') return { id, header: texts.created, cell: ({ created_at }) => day(created_at), align: 'right', ...from };
      const field = fields[id] ?? { is: 'text', label: id };
      return {
        id,
        header: field.label,
        cell: ({ body }) => <Value field={field} value={body[id]} />,
        ...(isNumeric(field) ? { align: 'right' } : {}),
        ...from,
      };
    }),
  ];
}

function Period({ body }: { body: ContentRow['body'] }) {
  const { label, tone } = standingOf(body, shopNow().getTime());
  const [from, until] = [body.start_date, body.end_date].map((each) => (typeof each === 'string' ? day(each) : ''));
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={tone}>{label}</Badge>
      <span className="text-ink-2 tabular-nums">{from === '' && until === '' ? '' : `${from} ~ ${until}`}</span>
    </span>
  );
}

function Value({ field, value }: { field: Field; value: unknown }) {
  if (value === null || value === undefined || value === '') return nothing;
  if (field.is === 'flag') return value === true ? texts.yes : nothing;
  if (field.is === 'row' && field.of) return <RowName of={field.of} id={Number(value)} />;
  return (
    <>
      {fieldValue(field, value)}
      {field.unit === '일' ? field.unit : null}
    </>
  );
}

function RowName({ of, id }: { of: PickNoun; id: number }) {
  const { data } = usePicksOf(of, [id]);
  return data?.picks[0]?.name ?? `#${id}`;
}
