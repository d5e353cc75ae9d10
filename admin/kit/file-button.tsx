import { Upload } from 'lucide-react';

interface Props {
  label: string;
  /** Accepted file extensions, comma-separated. */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** A button to choose a file, or drop one on. */
export function FileButton({ label, accept, isBusy, onFile }: Props) {
  return (
    <label
      className="relative inline-flex min-h-9 pointer-coarse:min-h-target cursor-pointer items-center gap-1.5 rounded-control bg-ink px-3 font-semibold text-on-accent focus-within:outline-2 focus-within:outline-offset-2 hover:bg-accent"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Upload aria-hidden="true" size={15} />
      {label}
      <input
        type="file"
        accept={accept}
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
