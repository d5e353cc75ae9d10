import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { pressable } from '#ui/presses/pressable.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<Look, string> = {
  primary: 'bg-ink text-on-accent hover:bg-accent',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-hover',
  quiet: 'text-ink hover:bg-tile',
  danger: 'bg-danger text-on-accent hover:opacity-90',
};

function shape(look: Look): string {
  return cx(
    'inline-flex min-h-9 items-center justify-center gap-1.5 rounded-control px-3 text-13 font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-target',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    looks[look],
  );
}

type ButtonProps = ComponentProps<'button'> & {
  look?: Look;
  pending?: boolean;
  /** Why it is disabled. It stays focusable and shows the reason. */
  refusal?: string | null;
};

/** An action. Use `refusal` instead of `disabled` if there is a reason to show. */
export function Button({
  look = 'secondary',
  pending = false,
  refusal = null,
  disabled,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...(refusal === null ? {} : { title: refusal, 'aria-description': refusal })}
      aria-busy={pending || undefined}
      {...pressable(onClick, pending || disabled || refusal !== null)}
      className={cx(shape(look), pending && 'animate-breathe', className)}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ look = 'secondary', className, ...rest }: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={cx(shape(look), className)} />;
}

/** An icon-only button with an accessible name. */
export function IconButton({
  label,
  disabled,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      {...pressable(onClick, disabled)}
      className={cx(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors hover:bg-tile hover:text-ink pointer-coarse:size-target',
        className,
      )}
    />
  );
}
