import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Copy, IndentDecrease, IndentIncrease, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CategoryTreeQuery } from '#admin/graphql/admin.generated.ts';
import { Button, IconButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { count } from '#admin/kit/format.ts';
import { NamedPicture } from '#admin/kit/named-picture.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { kitTexts } from '#admin/kit/texts.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { CategoryMove } from '#contract/rest/admin/catalogue/categories.ts';
import { treeLines } from '#rules/catalogue/category-tree.ts';
import { CategoryForm } from './category-form.tsx';
import { categoryTree } from './queries.ts';
import { categoryTexts as texts } from './texts.ts';

export type Category = CategoryTreeQuery['product_categories'][number];
type Open = { category: Category } | { copied: Category } | { below: number | null } | null;

/** The category tree: moved with arrows, each with its own form. */
export function CategoryTree() {
  const query = useQuery({ queryKey: ['categories'], queryFn: async () => (await runOperation(categoryTree)).product_categories });
  const [open, setOpen] = useState<Open>(null);
  const { data } = query;
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button look="primary" onClick={() => setOpen({ below: null })}>
            {texts.add}
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <Section title={texts.title} isFlush>
          <Loaded query={query}>
            {(found) => (found.length === 0 ? <EmptyPart sentence={texts.empty} /> : <Lines categories={found} onOpen={setOpen} />)}
          </Loaded>
        </Section>
        {open === null ? null : (
          <CategoryForm
            key={keyOf(open)}
            category={'category' in open ? (data?.find(({ id }) => id === open.category.id) ?? open.category) : null}
            copied={'copied' in open ? open.copied : undefined}
            parent={data?.find(({ id }) => id === parentOf(open)) ?? null}
            onMade={() => setOpen(null)}
          />
        )}
      </div>
    </>
  );
}

/** The parent of a new category. */
function parentOf(open: NonNullable<Open>): number | null {
  return 'below' in open ? open.below : 'copied' in open ? open.copied.parent_id : null;
}

/** The key of the open form; another one starts fresh. */
function keyOf(open: NonNullable<Open>): string {
  if ('category' in open) return String(open.category.id);
  return 'copied' in open ? `copy ${open.copied.id}` : `new ${open.below}`;
}

function Lines({ categories, onOpen }: { categories: readonly Category[]; onOpen: (open: Open) => void }) {
  const { act, isActing } = useAct();
  const move = (id: number, body: CategoryMove) => void act(() => call('POST', `/admin/categories/${id}/moves`, { body }), texts.moved);
  const remove = async ({ id, name }: Category) => {
    if (await dialog.confirm({ message: texts.removeAsk(name.ko) }))
      await act(() => call('DELETE', `/admin/categories/${id}`), texts.removed);
  };
  return (
    <ul aria-busy={isActing || undefined} className="divide-y divide-line">
      {treeLines(categories).map(({ category, depth }) => (
        <li key={category.id} className="flex flex-wrap items-center gap-x-2 px-4 py-1.5">
          <button
            type="button"
            onClick={() => onOpen({ category })}
            className="min-h-9 min-w-0 flex-1 text-left font-semibold hover:underline max-sm:basis-full"
            style={{ paddingInlineStart: depth * 28 }}
          >
            <NamedPicture src={category.image_src} name={category.name.ko} />
          </button>
          <span className="text-ink-2 max-sm:hidden">{texts.products(count(category.products_aggregate.aggregate?.count))}</span>
          {/* One row on phones, at any depth; the name opens the form. */}
          <span className="flex flex-wrap max-sm:-mx-3">
            {movesOf(categories, category).map(({ label, icon, to }) => (
              <IconButton
                key={label}
                label={texts.of(category.name.ko, label)}
                disabled={to === null || isActing}
                className="aria-disabled:opacity-30"
                onClick={() => to && move(category.id, to)}
              >
                {icon}
              </IconButton>
            ))}
            <IconButton label={texts.of(category.name.ko, texts.edit)} className="max-sm:hidden" onClick={() => onOpen({ category })}>
              <Pencil aria-hidden="true" size={15} />
            </IconButton>
            <IconButton label={texts.of(category.name.ko, texts.addBelow)} onClick={() => onOpen({ below: category.id })}>
              <Plus aria-hidden="true" size={15} />
            </IconButton>
            <IconButton label={texts.of(category.name.ko, kitTexts.copy)} onClick={() => onOpen({ copied: category })}>
              <Copy aria-hidden="true" size={15} />
            </IconButton>
            <IconButton label={texts.of(category.name.ko, texts.remove)} onClick={() => void remove(category)}>
              <Trash2 aria-hidden="true" size={15} />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where a category can be moved; null if nowhere. */
function movesOf(
  categories: readonly Category[],
  { id, parent_id }: Category,
): { label: string; icon: ReactNode; to: CategoryMove | null }[] {
  const siblings = categories.filter((each) => each.parent_id === parent_id);
  const place = siblings.findIndex((each) => each.id === id);
  const [before, afterNext] = [siblings[place - 1], siblings[place + 2]];
  const parent = categories.find((each) => each.id === parent_id);
  const aunts = categories.filter((each) => each.parent_id === (parent?.parent_id ?? null));
  const next = parent === undefined ? undefined : aunts[aunts.findIndex((each) => each.id === parent.id) + 1];
  return [
    { label: texts.up, icon: <ArrowUp aria-hidden="true" size={15} />, to: before ? { parent_id, before_id: before.id } : null },
    {
      label: texts.down,
      icon: <ArrowDown aria-hidden="true" size={15} />,
      to: place < siblings.length - 1 ? { parent_id, before_id: afterNext?.id ?? null } : null,
    },
    {
      label: texts.inward,
      icon: <IndentIncrease aria-hidden="true" size={15} />,
      to: before ? { parent_id: before.id, before_id: null } : null,
    },
    {
      label: texts.outward,
      icon: <IndentDecrease aria-hidden="true" size={15} />,
      to: parent ? { parent_id: parent.parent_id, before_id: next?.id ?? null } : null,
    },
  ];
}
