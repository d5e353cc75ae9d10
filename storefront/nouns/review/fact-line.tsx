import { Fragment } from 'react';

/** Facts on one line separated by dots. It wraps after a dot, never before one or inside a range such as 50–54kg. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className="mt-1.5 text-13 text-ink-2">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          <span className="inline-block">{index === facts.length - 1 ? fact : `${fact} ·`}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
