import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { linkTarget } from '#rules/shop/navigation.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; prefetch?: 'intent' | 'none' };

/** A link by the shop's rule: a path starting with a slash opens in the same window, anything else in a new tab (specification 2). */
export function SmartLink({ href, prefetch = 'none', ...rest }: Props) {
  if (linkTarget(href) === 'new-tab') return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
  return <Link {...rest} to={href} prefetch={prefetch} />;
}
