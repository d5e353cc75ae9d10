import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';

type Props = { id: string; title: string; more?: { label: string; url: string } };

/** A section heading of My page, with a link to the full list. */
export function PartHeading({ id, title, more }: Props) {
  return (
    <div className="mb-3 flex min-h-target items-center justify-between gap-4">
      <h2 id={id} className="text-17 font-extrabold">
        {title}
      </h2>
      {more ? (
        <Link to={more.url} className="-mr-2 inline-flex min-h-target items-center gap-0.5 px-2 text-13 font-semibold hover:underline">
          {more.label}
          <Icon name="chevron-right" size={16} />
        </Link>
      ) : null}
    </div>
  );
}
