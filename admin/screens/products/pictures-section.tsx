import { useWatch } from 'react-hook-form';
import { FormPart } from '#admin/kit/fields/field-input.tsx';
import { OrderedListField } from '#admin/kit/fields/ordered-list-field.tsx';
import { PictureInput } from '#admin/kit/fields/pictures/picture-input.tsx';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { productFieldsOf } from '#rules/catalogue/product/product-fields.ts';
import { productTexts as texts } from './texts.ts';

/** A product's photos: its own, and more of them, each of a colour or of none in particular. */
export function PicturesSection() {
  const colors = useWatch({ name: 'colors' }) as ProductBody['colors'];
  return (
    <FormPart of={fields} title={texts.pictures} names={productFieldsOf('picture')}>
      <OrderedListField<ProductBody['images'][number]>
        name="images"
        label={fields.images.label}
        hint={texts.picturesHint}
        most={20}
        nameOf={(_image, index) => fieldTexts.pictureOf(index + 1)}
        keyOf={({ src }) => src}
        onAdd={() => ({ src: '', color_key: null })}
        addLabel={fieldTexts.addPicture}
      >
        {(image, change, index) => (
          <>
            <PictureInput
              value={image.src}
              onChange={(src) => change({ ...image, src })}
              label={fieldTexts.pictureOf(index + 1)}
              isInList
            />
            {colors.length > 0 ? (
              <select
                aria-label={`${fieldTexts.pictureOf(index + 1)} ${texts.shownColor}`}
                value={image.color_key ?? ''}
                onChange={({ target }) => change({ ...image, color_key: target.value || null })}
                className="control mt-2 w-40 pr-7"
              >
                <option value="">{texts.anyColor}</option>
                {colors.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name.ko}
                  </option>
                ))}
              </select>
            ) : null}
          </>
        )}
      </OrderedListField>
    </FormPart>
  );
}
