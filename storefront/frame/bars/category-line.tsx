import { Link, NavLink } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { useTopCategories } from '../shell-data.ts';

/** The categories in the desktop header, artists first because the shop is about them. */
export function CategoryLine({ className }: { className?: string }) {
  const text = useText();
  const categories = useTopCategories();
  const link = 'inline-flex min-h-target items-center text-15 font-semibold text-ink hover:text-accent aria-[current=page]:text-accent';
  return (
    <nav aria-label={text(shell.mainNavigation)} className={className}>
      <ul className="flex gap-7">
        <li>
          <NavLink to={urlFor('artist-id')} className={link}>
            {text(shell.artists)}
          </NavLink>
        </li>
        {categories.slice(0, 6).map((category) => (
          <li key={category.id}>
            <Link to={urlFor('category', {}, { category: category.path_name })} className={link}>
              <Name of={category.name} />
            </Link>
          </li>
        ))}
        <li>
          <NavLink to={urlFor('banner-list')} className={link}>
            {text(shell.events)}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
