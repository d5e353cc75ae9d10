import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { graphicTexts as texts } from './texts.ts';

const tones: Readonly<Record<string, Tone>> = { ACT: 'success', REVIEW: 'warning' };

/** Whether a graphic is shown, hidden or awaits review. */
export function GraphicState({ graphic: { state } }: { graphic: { state: string } }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{texts.states[state] ?? state}</Badge>;
}
