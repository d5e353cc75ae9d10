import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { sendFile } from '#client/wire/send-file.ts';
import type { Picture } from '#contract/rest/admin/pictures.ts';
import { pictureTexts as texts } from './texts.ts';

/** Replaces the file behind an image's URL, with upload progress. */
export function ReplaceButton({ picture, uses }: { picture: Picture; uses: number }) {
  const chosen = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const { act, isActing } = useAct();
  const replace = async (file: File) => {
    if (!(await dialog.confirm({ message: texts.replaceAsk(uses), okLabel: texts.replace }))) return;
    const onProgress = (part: number) => setPercent(Math.round(part * 100));
    const send = () =>
      sendFile(`/admin/pictures/${picture.id}/file`, file, { onProgress, signal: new AbortController().signal, method: 'PUT' });
    await act(send, texts.replaceDone);
    setPercent(null);
  };
  return (
    <>
      <Button look="primary" pending={isActing} onClick={() => chosen.current?.click()}>
        <RefreshCw aria-hidden="true" size={14} />
        {percent === null ? texts.replace : `${texts.replace} ${percent}%`}
      </Button>
      <input
        ref={chosen}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.replace}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void replace(file);
        }}
      />
    </>
  );
}
