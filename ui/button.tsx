import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { pressable } from './presses/pressable.ts';
import { SmartLink } from './smart-link.tsx';

type Look = 'primary' | 'secondary' | 'quiet';
type Size = 'medium' | 'large';

const looks: Record<Look, string> = {
  primary: 'bg-ink text-on-accent hover:bg-accent aria-disabled:bg-line aria-disabled:text-ink-2',
  secondary:
    'border border-ink bg-ground text-ink hover:bg-tile aria-disabled:border-line aria-disabled:bg-ground aria-disabled:text-ink-2',
  quiet: 'bg-tile text-ink hover:bg-line aria-disabled:bg-tile aria-disabled:text-ink-2',
};
const sizes: Record<Size, string> = { medium: 'min-h-target px-5 text-15', large: 'min-h-13 px-6 text-17' };

type Looks = { look?: Look | undefined; size?: Size | undefined; wide?: boolean | undefined };
type Shared = Looks & { children: ReactNode };

/** The classes of a button, for a link that does not use the router. */
export function buttonClass({ look = 'primary', size = 'medium', wide = false }: Looks = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-colors',
    looks[look],
    sizes[size],
    wide && 'w-full',
  );
}

type ButtonProps = Shared & ComponentProps<'button'> & { pending?: boolean };

/** An action. `pending` keeps the width, is announced, and ignores further presses; `disabled` ignores them without the spinner. */
export function Button({ look, size, wide, pending = false, disabled, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      {...pressable(onClick, pending || disabled)}
      className={cx(buttonClass({ look, size, wide }), pending && 'animate-breathe', className)}
    />
  );
}

type ButtonLinkProps = Shared & Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: ButtonLinkProps) {
  return <SmartLink {...rest} className={cx(buttonClass({ look, size, wide }), className)} />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** An icon-only button: a 44 px target with an accessible name. */
export function IconButton({ label, disabled, className, onClick, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      {...pressable(onClick, disabled)}
      className={cx(
        'inline-flex size-target items-center justify-center rounded-full text-ink transition-colors hover:bg-tile aria-disabled:bg-transparent',
        className,
      )}
    />
  );
}
