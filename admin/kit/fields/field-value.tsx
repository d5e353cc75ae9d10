import type { ReactNode } from 'react';
import { Badge, ShownBadge } from '../badge.tsx';
import { count, day, moment, nothing, won } from '../format.ts';
import { type Field, optionName } from './field.ts';

/** A field's value in a list. */
export function fieldValue(field: Field, value: unknown): ReactNode {
  switch (field.is) {
    case 'won':
      return won(value as number | null);
    case 'count':
    case 'position':
    case 'number':
      return count(value as number | null);
    case 'day':
      return day(value as string | null);
    case 'moment':
      return moment(value as string | null);
    case 'words':
      return (value as { ko: string } | null)?.ko;
    case 'state':
      return <StateBadge field={field} state={String(value)} />;
    case 'choice':
      return optionName(field, value) ?? String(value);
    case 'flag':
      return value === true ? <Badge tone="info">{field.inList ?? field.label}</Badge> : nothing;
    default:
      return value as ReactNode;
  }
}

/** A state with its name and tone. */
export function StateBadge({ field: { options = {}, tones }, state }: { field: Pick<Field, 'options' | 'tones'>; state: string }) {
  if (tones === undefined) return <ShownBadge state={state} names={options} />;
  return <Badge tone={tones[state] ?? 'neutral'}>{options[state] ?? state}</Badge>;
}

/** True for numbers, which stand right in a table. */
export function isNumeric({ is }: Field): boolean {
  return is === 'count' || is === 'won' || is === 'number' || is === 'position';
}
