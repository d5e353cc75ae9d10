import type { ShopDesignsQuery } from '#admin/graphql/admin.generated.ts';
import { ShownBadge } from '#admin/kit/badge.tsx';
import { count, nothing } from '#admin/kit/format.ts';
import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { designFields as fields } from '#admin/nouns/design/fields.ts';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { placeholderSrc } from '#contract/images.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { DesignResults, DesignsChange } from '#contract/rest/admin/catalogue/designs.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import { shopDesigns } from './queries.ts';
import { designTexts as texts } from './texts.ts';

type Row = ShopDesignsQuery['rows'][number];

const nameOf = (row: Row) => row.name || texts.noName;
const tabConditions: Readonly<Record<string, object>> = { best: { is_best: { _eq: true } }, template: { product_templates: {} } };

const bulk: readonly BulkAction<Row>[] = [
  { label: texts.makeBest, isAsked: false, run: (rows) => change(rows, { is_best: true }) },
  { label: texts.endBest, isAsked: false, run: (rows) => change(rows, { is_best: false }) },
  { label: texts.publish, isAsked: false, run: (rows) => change(rows, { template: shownState }) },
  { label: texts.hide, isAsked: false, run: (rows) => change(rows, { template: hiddenState }) },
];

async function change(rows: readonly Row[], wanted: DesignsChange['change']) {
  const { results } = await call<DesignResults>('PATCH', '/admin/designs', { body: { ids: rows.map(({ id }) => id), change: wanted } });
  return results.map(({ id, code }) => {
    const row = rows.find((each) => each.id === id);
    return { name: row ? nameOf(row) : String(id), why: code === null ? null : errorMessage(code, 'ko') };
  });
}

/** The shop's designs: which are best customs, and which are templates of a product. */
export const DesignList = listScreen({
  name: 'designs',
  query: shopDesigns,
  texts,
  fields,
  add: texts.add,
  rowName: nameOf,
  where: { deleted_at: { _is_null: true }, type: { _neq: 'USER' } },
  sort: '-created_at',
  tabs: {
    name: 'shown',
    options: optionsOf({ best: fields.is_best.inList ?? '', template: fields.template.label }),
    where: (tab) => tabConditions[tab] ?? {},
  },
  search: ({ like }) => [{ name: like }],
  bulk,
  columns: [
    { id: 'name', header: '이름', cell: (row) => <Name row={row} /> },
    { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko ?? nothing, from: 'md' },
    { id: 'is_best' },
    {
      id: 'position',
      cell: (row) => (row.is_best ? count(row.position) : nothing),
      sort: true,
      align: 'right',
      from: 'lg',
    },
    { id: 'template', cell: (row) => <Template row={row} /> },
    {
      id: 'template_position',
      cell: ({ product_templates: [template] }) => (template ? count(template.position) : nothing),
      align: 'right',
      from: 'lg',
    },
    { id: 'created_at', sort: true, align: 'right', from: 'lg' },
  ],
});

function Template({ row: { product_templates } }: { row: Row }) {
  const [template] = product_templates;
  if (template === undefined) return nothing;
  return <ShownBadge state={template.state} names={fields.template.options ?? {}} />;
}

function Name({ row }: { row: Row }) {
  const [side] = row.custom_mockups;
  const design = { renderKey: row.render_key, revision: row.revision };
  const src = side ? renderSrc({ design, mockupGroupId: side.mockup_group_id, width: 320, extension: 'webp' }) : placeholderSrc;
  return (
    <span className="flex items-center gap-2.5">
      <img src={src} alt="" width={40} height={40} loading="lazy" className="size-10 shrink-0 rounded-control bg-tile object-cover" />
      {nameOf(row)}
    </span>
  );
}
