/**
 * A time range in which a page shows a revision, in milliseconds since 1970; null bounds are open. `since`: the start of its publication.
 * An open publication has no end: it shows until the next open one starts, and is suspended while a bounded one is on.
 */
export interface Slot {
  revision_id: number;
  from: number | null;
  until: number | null;
  since: number | null;
  is_open: boolean;
}

/** What to show and when; a null `until` means forever. */
export interface Publication {
  revision_id: number;
  from: number;
  until: number | null;
}

/** The slot at a time; undefined when nothing is published then. Slots never overlap. */
export function slotAt<Kept extends Slot>(slots: readonly Kept[], at: number): Kept | undefined {
  return slots.find((slot) => beginOf(slot) <= at && at < endOf(slot));
}

/**
 * The slots after adding a publication. A bounded one overrides what would have shown in the meantime. An open one takes over from its
 * start, except for later publications, bounded or open.
 */
export function published(slots: readonly Slot[], publication: Publication): Slot[] {
  const { revision_id, from, until } = publication;
  const own: Slot = { revision_id, from, until, since: from, is_open: until === null };
  if (until !== null) return tidy([...slots.flatMap((slot) => without(slot, from, until)), own]);
  const kept = slots.flatMap((slot) => {
    const isReplaced = beginOf(slot) < from || (slot.is_open && (slot.since ?? Number.NEGATIVE_INFINITY) <= from);
    return isReplaced ? without(slot, from, Number.POSITIVE_INFINITY) : [slot];
  });
  return tidy([...kept, ...gapsAfter(kept, from).map((gap) => ({ ...own, ...gap }))]);
}

/**
 * The slots after withdrawing a publication at `now`. The history is kept, and the underlying publication shows instead. Null when there is
 * none.
 */
export function withdrawn(slots: readonly Slot[], { revision_id, since, is_open }: Slot, now: number): Slot[] | null {
  const isOwn = (slot: Slot) => slot.revision_id === revision_id && slot.since === since && slot.is_open === is_open;
  const kept = slots.flatMap((slot) => (isOwn(slot) ? without(slot, now, Number.POSITIVE_INFINITY) : [slot]));
  const begin = Math.max(now, since ?? Number.NEGATIVE_INFINITY);
  const gaps = gapsAfter(kept, begin);
  const filled = gaps.flatMap((gap) => {
    const under = openAt(
      kept.filter((slot) => !isOwn(slot)),
      gap.from,
    );
    return under === undefined ? [] : [{ ...under, ...gap }];
  });
  return filled.length < gaps.length ? null : tidy([...kept, ...filled]);
}

/** The latest open publication that started before a time. */
function openAt(slots: readonly Slot[], at: number): Slot | undefined {
  return slots
    .filter((slot) => slot.is_open && (slot.since ?? Number.NEGATIVE_INFINITY) <= at)
    .toSorted((one, other) => (one.since ?? Number.NEGATIVE_INFINITY) - (other.since ?? Number.NEGATIVE_INFINITY))
    .at(-1);
}

/** The parts of a slot outside a time range. */
function without(slot: Slot, from: number, until: number): Slot[] {
  const before = { ...slot, until: Math.min(endOf(slot), from) };
  const after = { ...slot, from: Math.max(beginOf(slot), until) };
  return [...(beginOf(slot) < before.until ? [before] : []), ...(after.from < endOf(slot) ? [after] : [])].map(finite);
}

/** The time ranges after `after` that have no slot. */
function gapsAfter(slots: readonly Slot[], after: number): { from: number; until: number | null }[] {
  const gaps: { from: number; until: number | null }[] = [];
  let reached = after;
  for (const slot of inOrder(slots).filter((each) => endOf(each) > after)) {
    if (beginOf(slot) > reached) gaps.push({ from: reached, until: beginOf(slot) });
    reached = Math.max(reached, endOf(slot));
  }
  return reached === Number.POSITIVE_INFINITY ? gaps : [...gaps, { from: reached, until: null }];
}

/** Sorts slots and joins neighbours of the same publication. */
function tidy(slots: readonly Slot[]): Slot[] {
  const joined: Slot[] = [];
  for (const slot of inOrder(slots)) {
    const last = joined.at(-1);
    const isSame = last && last.revision_id === slot.revision_id && last.since === slot.since && last.is_open === slot.is_open;
    if (isSame && endOf(last) === beginOf(slot)) joined[joined.length - 1] = { ...last, until: slot.until };
    else joined.push(finite(slot));
  }
  return joined;
}

const inOrder = (slots: readonly Slot[]) => slots.toSorted((one, other) => beginOf(one) - beginOf(other));
const beginOf = ({ from }: Slot) => from ?? Number.NEGATIVE_INFINITY;
const endOf = ({ until }: Slot) => until ?? Number.POSITIVE_INFINITY;
const bound = (time: number | null) => (time !== null && Number.isFinite(time) ? time : null);
const finite = (slot: Slot): Slot => ({ ...slot, from: bound(slot.from), until: bound(slot.until) });
