import type { SavedChoicesQuery } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { queryValueMaxLength } from '#contract/routes.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { IconButton } from '#ui/button.tsx';
import { Chip } from '#ui/form/chip.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { Icon } from '#ui/icon.tsx';
import { type SavedSort, savedSorts, type useSavedFilters } from './saved-filters.ts';
import { savedTexts } from './texts.ts';

type Props = {
  state: ReturnType<typeof useSavedFilters>;
  choices: SavedChoicesQuery['product_product_customs'];
  count: number | null;
};

/** Search, garment, sort and tags above the list; each only if there is a choice. */
export function FilterBar({ state: { filters, typed, type, store, show }, choices, count }: Props) {
  const { text, name } = useLanguage();
  const garments = [...new Map(choices.flatMap(({ product }) => (product ? [[product.id, product] as const] : []))).values()];
  const tags = tagsOf(choices);
  const sorts = Object.entries(savedSorts).map(([value, { message }]) => ({ value: value as SavedSort, label: text(message) }));
  const search = (
    <IconButton label={text(shell.clearSearch)} onClick={() => show({ words: '' })}>
      <Icon name="x" size={18} />
    </IconButton>
  );
  return (
    <div className="mb-4 space-y-3">
      <div className="space-y-3 lg:flex lg:gap-2 lg:space-y-0">
        <search className="block min-w-0 flex-1">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              store();
            }}
          >
            <Field
              label={text(savedTexts.search)}
              hideLabel
              type="search"
              enterKeyHint="search"
              maxLength={queryValueMaxLength}
              placeholder={text(savedTexts.searchHint)}
              value={typed}
              onBlur={store}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              inside={typed === '' ? <Icon name="search" size={20} className="mr-3 text-ink-2" /> : search}
            />
          </form>
        </search>
        <div className="flex items-center gap-2 lg:w-[26rem] lg:justify-end">
          {garments.length > 1 ? (
            <Select
              label={text(savedTexts.garment)}
              hideLabel
              className="min-w-0 flex-1 md:max-w-56"
              value={filters.garment === null ? '' : String(filters.garment)}
              options={[
                { value: '', label: text(savedTexts.allGarments) },
                ...garments.map((garment) => ({ value: String(garment.id), label: name(garment.name) })),
              ]}
              onChange={(value) => show({ garment: value === '' ? null : Number(value) })}
            />
          ) : null}
          <Select
            label={text(savedTexts.sort)}
            hideLabel
            className="w-40 shrink-0"
            value={filters.sort}
            options={sorts}
            onChange={(sort) => show({ sort })}
          />
        </div>
      </div>
      {tags.length > 0 || filters.tag !== null ? (
        <fieldset className="edge-row flex min-w-0 gap-2 py-0.5">
          <legend className="sr-only">{text(savedTexts.tags)}</legend>
          {[...new Set([...tags, ...(filters.tag === null ? [] : [filters.tag])])].map((tag) => (
            <Chip
              key={tag}
              isOn={tag === filters.tag}
              onPress={() => show({ tag: tag === filters.tag ? null : tag })}
              className="min-h-target shrink-0 px-4 text-13 font-semibold whitespace-nowrap"
            >
              <span lang={writtenLanguage(tag)}>#{tag}</span>
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <p role="status" className="text-13 text-ink-2 tabular-nums">
        {count === null ? '' : text(savedTexts.count, { count })}
      </p>
    </div>
  );
}

/** The used tags, most used first. */
export function tagsOf(choices: Props['choices']): string[] {
  const uses = new Map<string, number>();
  for (const { tags } of choices) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].toSorted(([one, some], [other, more]) => more - some || one.localeCompare(other)).map(([tag]) => tag);
}
