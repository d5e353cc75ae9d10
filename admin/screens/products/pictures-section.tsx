import { useFormContext } from 'react-hook-form';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { productTexts as texts } from './texts.ts';

/** The picture of every list, and those that stand beside it on the product's own page. */
export function PicturesSection() {
  const { getValues, setValue, watch } = useFormContext();
  const images = watch('images') as string[];
  // A place may be empty, and two may show one picture.
  const places = images.map((_, index) => `place-${index}`);
  return (
    <Section title={texts.pictures}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <PictureField name="image_src" label={texts.mainPicture} ratio={{ width: 1, height: 1 }} required />
        {places.map((place, index) => (
          <div key={place} className="space-y-1.5">
            <PictureField name={`images.${index}`} label={`${texts.picture} ${index + 2}`} />
            <Button
              look="quiet"
              onClick={() =>
                setValue(
                  'images',
                  (getValues('images') as string[]).filter((_, other) => other !== index),
                  { shouldDirty: true },
                )
              }
            >
              {texts.remove}
            </Button>
          </div>
        ))}
      </div>
      {images.length < 20 ? (
        <Button className="mt-3" onClick={() => setValue('images', [...(getValues('images') as string[]), ''], { shouldDirty: true })}>
          {texts.pictureAdd}
        </Button>
      ) : null}
    </Section>
  );
}
