import { useState } from 'react';
import { recentTrace } from './recent-trace.ts';

/** The trace number of a failure, small, to find it in the shop's log; nothing if the server did not fail. */
export function TraceLine() {
  const [id] = useState(recentTrace);
  return id && <p className="text-13 text-ink-2 select-all">#{id}</p>;
}
