import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isFollowed } from '#rules/shop/link.ts';
import { linkTarget } from '#rules/shop/navigation.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** What the tile shows, so that the page it opens can show it before its data arrives. */
  tile?: object;
};

/**
 * A link by the shop's rule: paths starting with a slash open in the same window, everything else in a new tab (specification 2.97). Unsafe
 * URLs are rendered as plain text.
 */
export function SmartLink({ href, tile, ...rest }: Props) {
  if (!isFollowed(href)) return <a {...rest} />;
  if (linkTarget(href) === 'new-tab') return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
  return <Link {...rest} to={href} state={tile && { tile }} />;
}
