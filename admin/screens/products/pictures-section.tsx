import { Section } from '#admin/kit/detail-page.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { PicturesField } from '#admin/kit/fields/pictures-field.tsx';
import { productTexts as texts } from './texts.ts';

/** The list image, and the images on the product's page in their order. */
export function PicturesSection() {
  return (
    <Section title={texts.pictures}>
      <div className="space-y-4">
        <PictureField name="image_src" label={texts.mainPicture} ratio={{ width: 1, height: 1 }} required />
        <PicturesField name="images" label={texts.morePictures} most={20} />
      </div>
    </Section>
  );
}
