import type { FieldAbout } from './field-frame.tsx';
import { OrderedListField } from './ordered-list-field.tsx';
import { PictureInput } from './pictures/picture-input.tsx';
import { fieldTexts as texts } from './texts.ts';

/** Library images in order; the list takes them out. Its value is a list of URLs, empty for one that is not chosen yet. */
export function PicturesField({ most, ...about }: FieldAbout & { most: number }) {
  return (
    <OrderedListField<string>
      {...about}
      most={most}
      nameOf={(_src, index) => texts.pictureOf(index + 1)}
      keyOf={(src) => src}
      onAdd={() => ''}
      addLabel={texts.addPicture}
    >
      {(src, change, index) => <PictureInput value={src} onChange={change} label={texts.pictureOf(index + 1)} isInList />}
    </OrderedListField>
  );
}
