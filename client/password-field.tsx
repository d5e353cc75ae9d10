import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { useText } from './locale/locale-context.tsx';

export const showTyped = { ko: '입력한 내용 보기', en: 'Show what I typed', cn: '显示输入内容' };

/** A password field with a show button: people choose better passwords if they can see them (ASVS 6.2.6). */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'inside'>) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button
          type="button"
          aria-label={text(showTyped)}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="inline-flex size-target items-center justify-center rounded-full text-ink-2 hover:text-ink"
        >
          <Picture aria-hidden="true" size={20} />
        </button>
      }
    />
  );
}
