import { useText } from '#client/locale/locale-context.tsx';
import { Written } from '#client/locale/written.tsx';
import { noFilters, type ProductFilters } from '#rules/catalogue/product/product-filter.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { choiceTexts } from './choice-texts.ts';
import { useFilterWords } from './filter-words.ts';
import type { FilteredList } from './load-list.ts';
import { filterTexts } from './texts.ts';

type Props = { list: Pick<FilteredList, 'filters' | 'names'>; onFilter: (filters: ProductFilters) => void };

/** The chosen filters, each with a remove button. */
export function ChosenFilters({ list, onFilter }: Props) {
  const text = useText();
  const chosen = useFilterWords(list).chosen(list.filters);
  return (
    <ul aria-label={text(choiceTexts.chosen)} className="mb-4 flex flex-wrap items-center gap-1.5">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onFilter(without)}
            className="relative inline-flex min-h-9 items-center gap-1.5 rounded-full bg-tile pr-2.5 pl-3.5 text-13 hover:bg-line"
          >
            <span className="sr-only">
              <Written message={choiceTexts.remove} values={{ name: label }} />
            </span>
            <span aria-hidden="true" lang={writtenLanguage(label)} className="contents">
              {label}
              <Icon name="x" size={14} />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => onFilter(noFilters)} className="min-h-9 px-2 text-13 text-ink-2 underline hover:text-ink">
          {text(filterTexts.clear)}
        </button>
      </li>
    </ul>
  );
}
