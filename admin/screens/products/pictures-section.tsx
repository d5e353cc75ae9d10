import { useFormContext } from 'react-hook-form';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { productTexts as texts } from './texts.ts';

/** The list image, and the images on the product's page. */
export function PicturesSection() {
  const { getValues, setValue, watch } = useFormContext();
  const images = watch('images') as string[];
  // A position may be empty, and two may have the same image.
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
