import type { ShopDesignsQuery } from '#admin/graphql/admin.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { day, nothing } from '#admin/kit/format.ts';
import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { containing, orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { placeholderSrc, renderSrc } from '#contract/images.ts';
import { addTemplates, endTemplates, setBest, shopDesigns } from './queries.ts';
import { designTexts as texts } from './texts.ts';

type Row = ShopDesignsQuery['product_product_customs'][number];

const nameOf = (row: Row) => row.name || texts.noName;
const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <Name row={row} /> },
  { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko ?? nothing },
  { id: 'type', header: texts.kind, cell: (row) => texts.kinds[row.type] ?? row.type, from: 'md' },
  { id: 'is_best', header: texts.best, cell: (row) => (row.is_best ? <Badge tone="info">{texts.best}</Badge> : nothing) },
  {
    id: 'template',
    header: texts.template,
    cell: (row) => (row.product_templates.length > 0 ? <Badge tone="success">{texts.template}</Badge> : nothing),
    from: 'md',
  },
  { id: 'created_at', header: texts.since, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'lg' },
];
const tabs = [{ value: '', label: texts.all }, ...Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))];

const done = (rows: readonly Row[]) => rows.map((row) => ({ name: nameOf(row), why: null }));
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

const bulk: readonly BulkAction<Row>[] = [
  { label: texts.makeBest, isAsked: false, run: (rows) => ask(setBest, { ids: idsOf(rows), is_best: true }).then(() => done(rows)) },
  { label: texts.endBest, isAsked: false, run: (rows) => ask(setBest, { ids: idsOf(rows), is_best: false }).then(() => done(rows)) },
  { label: texts.makeTemplate, isAsked: false, run: makeTemplates },
  { label: texts.endTemplate, isAsked: false, run: (rows) => ask(endTemplates, { ids: idsOf(rows) }).then(() => done(rows)) },
];

/** Designs stand as a start on the product they were made on; one that stands there already stays once. */
async function makeTemplates(rows: readonly Row[]) {
  const objects = rows.flatMap(({ id, product, product_templates }) =>
    product && product_templates.length === 0 ? [{ custom_id: id, product_id: product.id }] : [],
  );
  if (objects.length > 0) await ask(addTemplates, { objects });
  return done(rows);
}

/** The shop's own designs: which are the best, and which a product offers as a start. */
export function DesignList() {
  const list = useQueryList<Row>({
    name: 'designs',
    sort: '-created_at',
    load: async (state) => {
      const type = texts.kinds[state.filters.type ?? ''] ? { _eq: state.filters.type ?? '' } : { _in: Object.keys(texts.kinds) };
      const where = {
        deleted_at: { _is_null: true },
        type,
        ...(state.search === '' ? {} : { name: { _ilike: containing(state.search) } }),
      };
      const data = await ask(shopDesigns, { where, order_by: orderOf(state, ['created_at']), ...pageOf(state) });
      return { rows: data.product_product_customs, total: data.product_product_customs_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowName={nameOf}
      search={texts.search}
      tabs={{ name: 'type', tabs }}
      bulk={bulk}
      empty={texts.empty}
    />
  );
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
