import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import {
  type ChoiceGroup,
  type FacetChoice,
  type FilterFlag,
  filterCount,
  type ProductFilters,
  pricePresets,
  priceRange,
  shownCount,
  withChoice,
  withFlag,
  writtenRange,
} from '#rules/catalogue/product/product-filter.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Chip } from '#ui/form/chip.tsx';
import { choiceTexts } from './choice-texts.ts';
import { familyOf, useFilterWords } from './filter-words.ts';
import type { FilteredList } from './load-list.ts';
import { filterTexts } from './texts.ts';

export interface FilterPanelProps {
  list: Pick<FilteredList, 'filters' | 'facets' | 'names'>;
  /** The fixed part of the list, which is not offered as a filter: the brand on a brand's page. */
  fixed?: readonly ChoiceGroup[];
  onFilter: (filters: ProductFilters) => void;
}

/** Every filter group of the list, with the number of products of each value. */
export function FilterPanel({ list, fixed = [], onFilter }: FilterPanelProps) {
  const { filters, facets, names } = list;
  const words = useFilterWords({ names });
  const offered = (group: ChoiceGroup) => {
    const choices = facets[group].filter(({ value }) => words.choice(group, value) !== null);
    const isOffered = !fixed.includes(group) && (choices.length > 1 || (choices.length === 1 && filterCount(filters) > 0));
    return isOffered ? choices : [];
  };
  const choose = (group: ChoiceGroup) => (value: string) => onFilter(withChoice(filters, group, value));
  return (
    <>
      <Flags list={list} onFilter={onFilter} />
      <Group group="colour" choices={offered('colour')}>
        {(choice) => (
          <ChoiceChip key={choice.value} choice={choice} isOn={filters.colour.includes(choice.value)} onPress={choose('colour')}>
            <span
              aria-hidden="true"
              style={{ backgroundColor: familyOf(choice.value)?.hex }}
              className="size-4 rounded-full border border-line"
            />
            {words.choice('colour', choice.value)}
          </ChoiceChip>
        )}
      </Group>
      <Group group="size" choices={offered('size')}>
        {(choice) => (
          <ChoiceChip key={choice.value} choice={choice} isOn={filters.size.includes(choice.value)} onPress={choose('size')}>
            <span lang={writtenLanguage(choice.value)}>{choice.value}</span>
          </ChoiceChip>
        )}
      </Group>
      <Price list={list} onFilter={onFilter} />
      {(['brand', 'artist'] as const).map((group) => (
        <Group key={group} group={group} choices={offered(group)} isList>
          {(choice) => (
            <Checkbox
              key={choice.value}
              checked={filters[group].includes(choice.value)}
              onChange={() => choose(group)(choice.value)}
              disabled={choice.count === 0 && !filters[group].includes(choice.value)}
              label={<Counted choice={choice}>{words.choice(group, choice.value)}</Counted>}
            />
          )}
        </Group>
      ))}
    </>
  );
}

/** Filter values shown before "show more". */
const mostAtFirst = { list: 6, chips: 18 };

type GroupProps = {
  group: ChoiceGroup;
  choices: readonly FacetChoice[];
  isList?: boolean;
  children: (choice: FacetChoice) => ReactNode;
};

function Group({ group, choices, isList = false, children }: GroupProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const most = mostAtFirst[isList ? 'list' : 'chips'];
  if (choices.length === 0) return null;
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-2 w-full text-13 font-semibold">{text(choiceTexts[group])}</legend>
      <div className={cx('clear-left', isList ? '' : 'flex flex-wrap gap-1.5')}>
        {(isWhole ? choices : choices.slice(0, most)).map(children)}
      </div>
      {isWhole || choices.length <= most ? null : (
        <button type="button" className="min-h-target text-13 text-ink-2 underline hover:text-ink" onClick={() => setWhole(true)}>
          {text(choiceTexts.allOf, { count: choices.length })}
        </button>
      )}
    </fieldset>
  );
}

type ChipProps = { choice: FacetChoice; isOn: boolean; onPress: (value: string) => void; children: ReactNode };

function ChoiceChip({ choice, isOn, onPress, children }: ChipProps) {
  return (
    <Chip
      isOn={isOn}
      onPress={() => onPress(choice.value)}
      className="inline-flex min-h-target items-center gap-1.5 px-3 text-13 lg:min-h-9 lg:px-2.5"
    >
      {children}
      <span className={cx('text-12 tabular-nums', isOn ? '' : 'text-ink-2')}>{shownCount(choice.count)}</span>
    </Chip>
  );
}

function Counted({ choice, children }: { choice: FacetChoice; children: ReactNode }) {
  return (
    <span className="flex items-center justify-between gap-2 text-13">
      <span lang={typeof children === 'string' ? writtenLanguage(children) : undefined}>{children}</span>
      <span className="text-12 text-ink-2 tabular-nums">{shownCount(choice.count)}</span>
    </span>
  );
}

/** All flags, also those without effect, so that none appears or disappears under a finger. */
function Flags({ list: { filters, facets }, onFilter }: FilterPanelProps) {
  const text = useText();
  return (
    <fieldset className="py-2">
      <legend className="sr-only">{text(filterTexts.filters)}</legend>
      {facets.flags.map((choice) => {
        const flag = choice.value as FilterFlag;
        return (
          <Checkbox
            key={flag}
            checked={filters.flags.includes(flag)}
            disabled={choice.count === 0 && !filters.flags.includes(flag)}
            onChange={() => onFilter(withFlag(filters, flag))}
            label={<Counted choice={choice}>{text(choiceTexts[flag])}</Counted>}
          />
        );
      })}
    </fieldset>
  );
}

function Price({ list: { filters, facets, names }, onFilter }: FilterPanelProps) {
  const text = useText();
  const words = useFilterWords({ names });
  const chosen = filters.price === null ? '' : writtenRange(filters.price);
  const presets = pricePresets.flatMap((range) => {
    const value = writtenRange(range);
    const choice = facets.price.find((each) => each.value === value);
    return choice === undefined ? [] : [{ range, choice }];
  });
  if (presets.length < 2 && filters.price === null) return null;
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-2 w-full text-13 font-semibold">{text(choiceTexts.price)}</legend>
      <div className="clear-left flex flex-wrap gap-1.5">
        {presets.map(({ range, choice }) => (
          <ChoiceChip
            key={choice.value}
            choice={choice}
            isOn={choice.value === chosen}
            onPress={(value) => onFilter({ ...filters, price: value === chosen ? null : range })}
          >
            {words.price(range)}
          </ChoiceChip>
        ))}
      </div>
      <PriceFields key={chosen} filters={filters} onFilter={onFilter} />
    </fieldset>
  );
}

function PriceFields({ filters, onFilter }: { filters: ProductFilters; onFilter: (filters: ProductFilters) => void }) {
  const text = useText();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const wonOf = (name: string) => {
      const digits = String(typed.get(name) ?? '')
        .replaceAll(/\D/g, '')
        .slice(0, 9);
      return digits === '' ? null : Number(digits);
    };
    onFilter({ ...filters, price: priceRange(wonOf('from'), wonOf('to')) });
  };
  const field = 'min-h-target min-w-0 flex-1 rounded-control border border-line px-2 text-13 tabular-nums lg:min-h-9';
  return (
    <form className="mt-2 flex items-center gap-1.5 lg:flex-wrap" onSubmit={submit}>
      <input
        id={`${id}-from`}
        name="from"
        inputMode="numeric"
        autoComplete="off"
        aria-label={text(choiceTexts.lowest)}
        defaultValue={filters.price?.from ?? ''}
        className={field}
      />
      <span aria-hidden="true">~</span>
      <input
        id={`${id}-to`}
        name="to"
        inputMode="numeric"
        autoComplete="off"
        aria-label={text(choiceTexts.highest)}
        defaultValue={filters.price?.to ?? ''}
        className={field}
      />
      <Button type="submit" look="secondary" className="shrink-0 lg:w-full">
        {text(choiceTexts.apply)}
      </Button>
    </form>
  );
}
