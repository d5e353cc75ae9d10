import { useState } from 'react';
import { recentTrace } from './recent-trace.ts';

/** The number by which the shop finds in its log what failed, small; nothing when the server did not fail. */
export function TraceLine() {
  const [id] = useState(recentTrace);
  return id && <p className="text-13 text-ink-2 select-all">#{id}</p>;
}
