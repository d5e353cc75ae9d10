import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { fieldTexts as texts } from '../texts.ts';
import type { Upload } from './library-calls.ts';

/** Accepts images by drop, paste or file dialog, and shows upload progress. */
export function DropZone({ upload, onFiles }: { upload: Upload | null; onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const taken = (list: FileList | null) => {
    if (list !== null && list.length > 0) onFiles([...list]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        taken(event.dataTransfer.files);
      }}
      className={cx(
        'flex min-h-14 cursor-pointer items-center justify-center gap-2.5 rounded-control border border-dashed px-4 py-3 text-center text-ink-2 hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-ink',
        isOver ? 'border-ink bg-tile' : 'border-line-strong',
      )}
    >
      <ImageUp aria-hidden="true" size={18} className="shrink-0" />
      <span>{upload === null ? texts.uploadHere : texts.uploading(upload.name, upload.percent)}</span>
      {upload === null ? null : (
        <progress aria-label={upload.name} value={upload.percent} max={100} className="h-1.5 w-30 shrink-0 accent-ink" />
      )}
      <input
        type="file"
        accept="image/*"
        multiple
        disabled={upload !== null}
        className="sr-only"
        onChange={(event) => {
          taken(event.target.files);
          event.target.value = '';
        }}
      />
    </label>
  );
}
