import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { count, day, nothing, won } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { usePicksOf } from '#admin/kit/pick/use-picks.ts';
import { shopNow } from '#client/shop-clock.ts';
import type { ContentRow } from '#contract/rest/admin/content/contents.ts';
import type { ContentField } from '#contract/rest/admin/content/fields.ts';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { kindTexts } from './kinds.ts';
import { contentTexts as texts } from './texts.ts';
import { nameOf, pictureOf, standingOf } from './values.ts';

/** A kind's list columns: the name, then those of its texts. */
export function columnsOf(kind: ContentKindName): readonly DeclaredColumn<ContentRow>[] {
  const { labels, columns } = kindTexts[kind];
  return [
    {
      id: 'name',
      header: labels[kindOf(kind).name] ?? '',
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
    ...columns.map((id, index): DeclaredColumn<ContentRow> => {
      const from = index > 1 ? ({ from: 'md' } as const) : {};
      if (id === 'period') return { id, header: texts.period, cell: ({ body }) => <Period body={body} />, ...from };
      if (id === 'created_at') return { id, header: texts.created, cell: ({ created_at }) => day(created_at), align: 'right', ...from };
      const field = kindOf(kind).fields[id];
      const isNumber = field?.is === 'number' || field?.is === 'position';
      return {
        id,
        header: labels[id] ?? id,
        cell: ({ body }) => <Value kind={kind} id={id} field={field} value={body[id]} />,
        ...(isNumber ? { align: 'right' } : {}),
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

interface ValueProps {
  kind: ContentKindName;
  id: string;
  field: ContentField | undefined;
  value: unknown;
}

function Value({ kind, id, field, value }: ValueProps) {
  if (value === null || value === undefined || value === '') return nothing;
  if (field?.is === 'state') return <ShownBadge state={String(value)} names={texts.states} />;
  if (field?.is === 'flag') return value === true ? texts.yes : nothing;
  if (field?.is === 'choice') return kindTexts[kind].options?.[id]?.[String(value)] ?? String(value);
  if (field?.is === 'row') return <RowName of={field.of} id={Number(value)} />;
  if (field?.is === 'number' && field.unit === '원') return won(Number(value));
  return typeof value === 'number' ? `${count(value)}${field?.is === 'number' && field.unit === '일' ? '일' : ''}` : String(value);
}

function RowName({ of, id }: { of: PickNoun; id: number }) {
  const { data } = usePicksOf(of, [id]);
  return data?.picks[0]?.name ?? `#${id}`;
}
