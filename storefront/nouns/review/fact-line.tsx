import { Fragment } from 'react';

/** Facts on one line separated by dots. It wraps between facts, never inside a range such as 50–54kg. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className="mt-1.5 text-13 text-ink-2">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index === 0 ? null : ' · '}
          <span className="inline-block">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
