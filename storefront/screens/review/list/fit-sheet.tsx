import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { FitChoice } from '#storefront/nouns/review/fit-choice.tsx';
import { keepMyFit, type MyFit, readMyFit } from '#storefront/nouns/review/my-fit.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { reviewListTexts as words } from './texts.ts';

/** Asks how tall and heavy the reader is, to find reviews by people alike. */
export function FitSheet({ fit: chosen, onApply, onClose }: { fit: MyFit; onApply: (fit: MyFit) => void; onClose: () => void }) {
  const text = useText();
  const [fit, setFit] = useState(() => (chosen.height === null && chosen.weight === null ? readMyFit(localStorage) : chosen));
  const apply = () => {
    keepMyFit(localStorage, fit);
    onApply(fit);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(words.likeMe)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" onClick={apply}>
          {text(words.apply)}
        </Button>
      }
    >
      <p className="mb-5 text-15 text-ink-2">{text(words.likeMeLead)}</p>
      <FitChoice fit={fit} onChange={setFit} labels={{ height: text(words.height), weight: text(words.weight), none: text(words.any) }} />
    </Sheet>
  );
}
