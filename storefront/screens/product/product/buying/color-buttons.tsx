import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import type { ProductPage } from '../product-data.ts';
import { productTexts } from '../texts.ts';

type Props = { colors: ProductPage['colors']; chosenId: number | null; onChoose: (colorId: number) => void };

/** A product's colours, whether customizable or not. */
export function ColorButtons({ colors, chosenId, onChoose }: Props) {
  const text = useText();
  return (
    <ChoiceGroup legend={text(productTexts.color)}>
      {colors.map((color) => (
        <ChoiceButton key={color.id} isChosen={chosenId === color.id} onChoose={() => onChoose(color.id)}>
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
            <circle cx="10" cy="10" r="9.5" fill={color.hex} stroke="currentColor" strokeOpacity="0.3" />
          </svg>
          <Name of={color.name} />
        </ChoiceButton>
      ))}
    </ChoiceGroup>
  );
}
