import { useState } from 'react';
import { useText } from '../locale/locale-context.tsx';
import { errorMessages } from './error-texts.ts';
import { recentTrace } from './recent-trace.ts';

/** The number by which the shop finds in its log what failed, small; nothing when the server did not fail. */
export function TraceLine() {
  const text = useText();
  const [id] = useState(recentTrace);
  return id === null ? null : <p className="text-13 text-ink-2 select-all">{text(errorMessages.trace, { id })}</p>;
}
