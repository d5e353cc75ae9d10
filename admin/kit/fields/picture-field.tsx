import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import type { Ratio } from './pictures/crop-dialog.tsx';
import { PictureInput } from './pictures/picture-input.tsx';

/** A library image in a form. Its value is a URL. */
export function PictureField({ ratio, address, ...about }: FieldAbout & { ratio?: Ratio | undefined; address?: 'stable' | 'file' }) {
  const { field, noteId, error } = useField(about.name);
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <PictureInput
        value={field.value ?? ''}
        onChange={(src) => field.onChange(src)}
        label={about.label}
        ratio={ratio}
        address={address}
        describedBy={noteId}
      />
    </FieldFrame>
  );
}
