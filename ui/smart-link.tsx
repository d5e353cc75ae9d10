import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isFollowed } from '#rules/shop/link.ts';
import { linkTarget } from '#rules/shop/navigation.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; prefetch?: 'intent' | 'none' };

/**
 * A link by the shop's rule: a path starting with a slash opens in the same window, anything else in a new tab (specification 2). An address that
 * is no honest one, whoever wrote it, is shown without being a link.
 */
export function SmartLink({ href, prefetch = 'none', ...rest }: Props) {
  if (!isFollowed(href)) return <a {...rest} />;
  if (linkTarget(href) === 'new-tab') return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
  return <Link {...rest} to={href} prefetch={prefetch} />;
}
