import type { ShopDesignsQuery } from '#admin/graphql/admin.generated.ts';
import { Badge, ShownBadge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, day, nothing } from '#admin/kit/format.ts';
import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask, call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { placeholderSrc, renderSrc } from '#contract/images.ts';
import type { DesignResults, DesignsChange } from '#contract/rest/admin/catalogue/designs.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import { shopDesigns } from './queries.ts';
import { designTexts as texts } from './texts.ts';

type Row = ShopDesignsQuery['product_product_customs'][number];

const nameOf = (row: Row) => row.name || texts.noName;
const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.name, cell: (row) => <Name row={row} /> },
  { id: 'product', header: texts.product, cell: (row) => row.product?.name.ko ?? nothing, from: 'md' },
  { id: 'is_best', header: texts.best, cell: (row) => (row.is_best ? <Badge tone="info">{texts.best}</Badge> : nothing) },
  {
    id: 'position',
    header: texts.bestPosition,
    cell: (row) => (row.is_best ? count(row.position) : nothing),
    sort: 'position',
    align: 'right',
    from: 'lg',
  },
  { id: 'template', header: texts.template, cell: (row) => <Template row={row} /> },
  {
    id: 'template_position',
    header: texts.templatePosition,
    cell: ({ product_templates: [template] }) => (template ? count(template.position) : nothing),
    ...{ align: 'right', from: 'lg' },
  },
  { id: 'created_at', header: texts.since, cell: (row) => day(row.created_at), sort: 'created_at', align: 'right', from: 'lg' },
];
const tabs = [
  { value: '', label: texts.all },
  { value: 'best', label: texts.best },
  { value: 'template', label: texts.template },
];
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
export function DesignList() {
  const list = useQueryList<Row>({
    name: 'designs',
    sort: '-created_at',
    load: async (state, signal) => {
      const where = {
        deleted_at: { _is_null: true },
        type: { _neq: 'USER' },
        ...tabConditions[state.filters.shown ?? ''],
        ...(state.search === '' ? {} : { name: { _ilike: containing(state.search) } }),
      };
      const data = await ask(shopDesigns, { where, order_by: orderOf(state, ['created_at', 'position']), ...pageOf(state) }, signal);
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
      rowHref={({ id }) => `/designs/${id}`}
      rowName={nameOf}
      search={texts.search}
      tabs={{ name: 'shown', tabs }}
      bulk={bulk}
      actions={
        <LinkButton look="primary" to="/designs/new">
          {texts.add}
        </LinkButton>
      }
      empty={texts.empty}
    />
  );
}

function Template({ row: { product_templates } }: { row: Row }) {
  const [template] = product_templates;
  if (template === undefined) return nothing;
  return <ShownBadge state={template.state} names={texts.templates} />;
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
