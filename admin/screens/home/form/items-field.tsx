import { Picker } from '#admin/kit/pick/picker.tsx';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import type { ItemType } from '#rules/home/home-block.ts';
import { mostItems, type PageItem } from '#rules/home/page/page-block.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { Check } from '../field-parts.tsx';
import { homeTexts as texts } from '../texts.ts';
import { type FieldPlace, FormField } from './fields.tsx';

const pickNouns = {
  PRODUCT: 'products',
  PRODUCT_CUSTOM: 'designs',
  ARTIST: 'artists',
  GRAPHIC: 'graphics',
  REVIEW: 'reviews',
} as const satisfies Record<ItemType, PickNoun>;

type Props = FieldPlace & {
  of: ItemType;
  isRanked: boolean;
  hint: string | null;
  value: PageItem[];
  onChange: (items: PageItem[]) => void;
};

/** The items of a block or tag, selected by name and image, in order. */
export function ItemsField({ problems, prefix, name, of, isRanked, hint, value, onChange }: Props) {
  const isShowIndex = value.some(({ is_show_index }) => is_show_index);
  const change = (ids: readonly number[], is_show_index = isShowIndex) => {
    const items = ids.map((refer_id): PageItem => ({ type: of, refer_id, is_show_index }));
    if (!isSame(items, value)) onChange(items);
  };
  const ids = value.map(({ refer_id }) => refer_id);
  return (
    <FormField label={texts.items[of]} hint={hint} field={prefix + name} problems={problems}>
      <Picker of={pickNouns[of]} value={ids} onChange={change} most={mostItems} isOrdered label={texts.items[of]} />
      {isRanked && value.length > 0 ? (
        <Check label={texts.ranked} checked={isShowIndex} onChange={(checked) => change(ids, checked)} />
      ) : null}
    </FormField>
  );
}
