import { useState } from 'react';
import { call } from '#admin/session/wire.ts';
import type { Picture } from '#contract/rest/admin/pictures.ts';
import { ALT_MAX } from '#rules/home/picture.ts';
import { koreanLanguageNames, locales } from '#rules/shop/locale.ts';
import { Button } from '../../button.tsx';
import { useLeaveQuestion } from '../../edit/use-leave-question.ts';
import { useAct } from '../../use-act.ts';
import { LanguageInputs } from '../language-fields.tsx';
import { fieldTexts as texts } from '../texts.ts';

/** The alternative text of an image in each language. Belongs to the image, wherever it is shown. */
export function AltEditor({
  picture,
  isOpen = false,
  onSaved,
}: {
  picture: Picture;
  isOpen?: boolean;
  onSaved?: (picture: Picture) => void;
}) {
  const [alt, setAlt] = useState(picture.alt);
  const { act, isActing } = useAct();
  const missing = locales.filter((locale) => picture.alt[locale] === '');
  const isChanged = locales.some((locale) => alt[locale] !== picture.alt[locale]);
  useLeaveQuestion(isChanged && !isActing);
  const save = async () => {
    if (await act(() => call('PATCH', `/admin/pictures/${picture.id}`, { body: { alt } }), texts.altSaved)) onSaved?.({ ...picture, alt });
  };
  return (
    <details open={isOpen} className="text-12">
      <summary className="cursor-pointer text-ink-2">
        {missing.length === 0
          ? picture.alt.ko
          : missing.length === locales.length
            ? texts.altMissing
            : `${texts.alt}: ${missing.map((each) => koreanLanguageNames[each]).join(', ')} ${texts.missing}`}
      </summary>
      <div className="mt-2 space-y-1.5">
        <p className="text-ink-2">{texts.altHint}</p>
        <LanguageInputs
          value={alt}
          onChange={(words) => setAlt({ ...alt, ...words })}
          label={texts.alt}
          maxLength={ALT_MAX}
          // Enter saves the alternative text, not the surrounding form.
          onEnter={() => void save()}
        />
        {isChanged ? (
          <Button pending={isActing} onClick={() => void save()}>
            {texts.saveAlt}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
