import type { Tone } from '#admin/kit/badge.tsx';
import { type ContentBody, type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { contentTexts as texts } from './texts.ts';

/** An item's name in a list and above its form. */
export function nameOf(kind: ContentKindName, body: ContentBody): string {
  const value = body[kindOf(kind).name];
  if (typeof value === 'string' && value !== '') return value.length > 60 ? `${value.slice(0, 60)}…` : value;
  if (typeof value === 'object' && value !== null && 'ko' in value && typeof value.ko === 'string' && value.ko !== '') return value.ko;
  return texts.noName;
}

/** An item's image in the list; null for a kind without one. */
export function pictureOf(kind: ContentKindName, body: ContentBody): string | null {
  const field = Object.entries(kindOf(kind).fields).find(([, { is }]) => is === 'picture')?.[0];
  return field === undefined ? null : String(body[field] ?? '');
}

/** Whether an item is visible by its dates: upcoming, current, ended. */
export function standingOf({ start_date, end_date }: ContentBody, now: number): { label: string; tone: Tone } {
  if (typeof start_date === 'string' && Date.parse(start_date) > now) return { label: texts.standings.waiting, tone: 'info' };
  if (typeof end_date === 'string' && Date.parse(end_date) <= now) return { label: texts.standings.ended, tone: 'neutral' };
  return { label: texts.standings.running, tone: 'success' };
}
