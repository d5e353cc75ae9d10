import { Link } from 'react-router';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { customizableList } from '#rules/catalogue/category-tree.ts';
import { useShell, useTopCategories } from '#storefront/frame/shell-data.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { cx } from '#ui/class-names.ts';

type Category = NonNullable<ReturnType<typeof useShell>>['categories'][number];
type Chip = { key: string | null; label: string; isWithin?: boolean };

/** The categories, with a row of subcategories for each selected level. The first chip of a row goes back up. */
export function CategoryChips({ category, path }: { category: string | null; path: readonly Category[] }) {
  const text = useText();
  const name = useName();
  const top = useTopCategories();
  const all = useShell()?.categories ?? [];
  const chipOf = (each: Category): Chip => ({ key: each.path_name, label: name(each.name), isWithin: path.includes(each) });
  return (
    <>
      <ChipRow
        label={text(productListMessages.categories)}
        category={category}
        chips={[
          { key: null, label: text(productListMessages.all) },
          { key: customizableList, label: text(productListMessages.customizable) },
          ...top.map(chipOf),
        ]}
      />
      {path.map((parent) => {
        const below = all.filter(({ parent_id }) => parent_id === parent.id);
        if (below.length === 0) return null;
        const allOf = text(productListMessages.allOf, { name: name(parent.name) });
        return (
          <ChipRow
            key={parent.id}
            label={allOf}
            category={category}
            chips={[{ key: parent.path_name, label: allOf }, ...below.map(chipOf)]}
          />
        );
      })}
    </>
  );
}

function ChipRow({ label, category, chips }: { label: string; category: string | null; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className="edge-row mt-4">
      <ul className="flex w-max gap-2 py-0.5">
        {chips.map(({ key, label, isWithin = false }) => (
          <li key={label}>
            <Link
              to={urlFor('category', {}, key === null ? {} : { category: key })}
              aria-current={key === category ? 'page' : isWithin ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-target items-center rounded-full border px-4 text-15 font-semibold whitespace-nowrap',
                key === category || isWithin ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
